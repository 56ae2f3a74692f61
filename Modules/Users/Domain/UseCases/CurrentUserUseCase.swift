import Entities
public import Values

/// Says who is signed in.
public struct CurrentUserUseCase: Sendable {
  private let accounts: any Accounts
  private let hasher: any SecretHasher

  /// Works on these accounts.
  public init(accounts: any Accounts, hasher: any SecretHasher) {
    self.accounts = accounts
    self.hasher = hasher
  }

  /// The user of the first token with a session that still counts.
  ///
  /// Throws `AuthError.notSignedIn` when there is none.
  public func callAsFunction(_ tokens: [SessionToken], at time: Timestamp) async throws -> User {
    for token in tokens {
      guard let session = try await accounts.auth.session(fingerprint: try hasher.fingerprint(of: token)),
        session.isOpen(at: time), let user = try await accounts.users.stored(id: session.user)?.item
      else { continue }
      return user
    }
    throw AuthError.notSignedIn
  }
}
