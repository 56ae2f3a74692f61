import Entities
public import Values

/// Signs somebody in, for as long as a session lasts.
public struct SignInUseCase: Sendable {
  private let accounts: any Accounts
  private let hasher: any SecretHasher

  /// Works on these accounts.
  public init(accounts: any Accounts, hasher: any SecretHasher) {
    self.accounts = accounts
    self.hasher = hasher
  }

  /// Opens a session and closes those of `former`, the tokens this person has here already.
  ///
  /// Throws `AuthError.wrongCredentials` for an unknown address and a wrong password alike, and takes the same time for both.
  public func callAsFunction(
    email: EmailAddress, password typed: String, replacing former: [SessionToken] = [], at time: Timestamp
  ) async throws -> SignedIn {
    let user = try await accounts.users.stored(email: email)?.item
    // A user no id belongs to has no hash either, but is looked for all the same.
    let stored = try await accounts.auth.passwordHash(of: user?.id ?? RandomID.make())
    // What could never be a password is compared like any other.
    let password = try? Password(typed: typed)
    let check = try await hasher.check(password, against: stored)
    guard check != .wrong, let user, let stored, let password else { throw AuthError.wrongCredentials }
    let stronger = check == .rightButWeak ? try await hasher.hash(password) : nil
    return try await open(user, stored, stronger, replacing: former, at: time)
  }

  private func open(
    _ user: User, _ stored: PasswordHash, _ stronger: PasswordHash?, replacing former: [SessionToken], at time: Timestamp
  ) async throws -> SignedIn {
    let token = SessionToken.make()
    let session = Session(user: user.id, fingerprint: try hasher.fingerprint(of: token), createdAt: time)
    let former = try former.map { ($0, try hasher.fingerprint(of: $0)) }
    let ended = try await accounts.transaction { _, auth in
      // Who changed the password, or deleted the account, while this one was hashed, meant to keep us out.
      guard try await auth.passwordHash(of: user.id) == stored else { throw AuthError.changedMeanwhile }
      if let stronger { try await auth.setPasswordHash(stronger, of: user.id) }
      let ended = try await auth.close(former)
      for session in try await auth.sessions(of: user.id) where !session.isOpen(at: time) { try await auth.close(session) }
      try await auth.open(session)
      return ended
    }
    return SignedIn(user: user, token: token, session: session, ended: ended)
  }
}
