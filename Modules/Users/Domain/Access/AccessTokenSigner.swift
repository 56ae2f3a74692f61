public import Foundation
public import Values

/// Makes tokens that nobody else can make, with a secret that never leaves this machine.
public protocol AccessTokenSigner: Sendable {
  /// A text to show with every request, in the words a program expects to read in it; times count in whole seconds.
  func token(for user: User, session: UUID, issuedAt: Timestamp, expiresAt: Timestamp) throws -> String

  /// nil for a text this signer did not make; expiry and session are for the caller to look at.
  func claims(in text: String) throws -> AccessClaims?

  /// The refresh token that takes the place of this one: the same each time, so that a lost answer can be given again,
  /// and known to nobody without the secret.
  func successor(of token: SessionToken) throws -> SessionToken
}
