public import Foundation
public import Values

/// What an access token says, once it is known to be genuine.
public struct AccessClaims: Sendable, Equatable {
  /// Which may have been closed since.
  public let session: UUID
  /// Whose session it is.
  public let user: UUID
  /// From then on the token is good for nothing.
  public let expiresAt: Timestamp

  /// What a signer read out of a token.
  public init(session: UUID, user: UUID, expiresAt: Timestamp) {
    self.session = session
    self.user = user
    self.expiresAt = expiresAt
  }
}
