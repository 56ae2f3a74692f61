import Entities
public import Values

/// Says which session an access token was made for.
public struct FindSessionUseCase: Sendable {
  private let accounts: any Accounts
  private let signer: any AccessTokenSigner

  /// Believes tokens of this signer alone, for sessions of these accounts.
  public init(accounts: any Accounts, signer: any AccessTokenSigner) {
    self.accounts = accounts
    self.signer = signer
  }

  /// Always looks into the store, so that signing out, a new password and a deletion act at once.
  ///
  /// Throws `AuthError.notSignedIn` for a text that is no token of ours, `.expired`, or `.sessionEnded`.
  public func callAsFunction(accessToken: String, at time: Timestamp) async throws -> Session {
    guard let claims = try signer.claims(in: accessToken) else { throw AuthError.notSignedIn }
    guard time < claims.expiresAt else { throw AuthError.expired }
    guard let session = try await accounts.auth.session(id: claims.session), session.isOpen(at: time),
      session.user == claims.user
    else { throw AuthError.sessionEnded }
    return session
  }
}
