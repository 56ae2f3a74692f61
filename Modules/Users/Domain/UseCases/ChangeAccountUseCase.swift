import Entities
public import Values

/// Changes the account of whoever is signed in, all that is asked for or nothing.
public struct ChangeAccountUseCase: Sendable {
  private let accounts: any Accounts
  private let hasher: any SecretHasher
  private let analytics: any AnalyticsService

  /// Works on these accounts; events go to the service, whatever becomes of them there.
  public init(accounts: any Accounts, hasher: any SecretHasher, analytics: any AnalyticsService) {
    self.accounts = accounts
    self.hasher = hasher
    self.analytics = analytics
  }

  /// Returns the user as stored. A new password ends every other session.
  ///
  /// Throws `UserError`, `PasswordError`, `AuthError.wrongPassword`, or `.passwordNeeded` where the sign-in is too long ago to
  /// change the password or the address without the current password.
  public func callAsFunction(_ change: AccountChange, in session: Session, at time: Timestamp) async throws -> User {
    var user = try await stored(session, in: accounts.users)
    let former = try await accounts.auth.passwordHash(of: user.id)
    try await prove(change, former, session, at: time)
    change.apply(to: &user)
    user = try user.prepared()
    try await accounts.users.requireFree(user)
    let hash = try await hash(change.password, of: user)
    let stored = try await accounts.transaction { users, auth in
      guard try await auth.session(id: session.id) != nil else { throw AuthError.sessionEnded }
      if let hash { try await replace(former, by: hash, in: session, auth) }
      return try await update(change, session, users)
    }
    if hash != nil { await analytics.note(AnalyticsEvent("password_changed", user: user.id, at: time)) }
    return stored
  }

  private func prove(_ change: AccountChange, _ hash: PasswordHash?, _ session: Session, at time: Timestamp) async throws {
    if let current = change.currentPassword {
      if try await hasher.check(try? Password(typed: current), against: hash) == .wrong { throw AuthError.wrongPassword }
    } else if change.concernsSignIn, !session.isFresh(at: time) {
      throw AuthError.passwordNeeded
    }
  }

  private func hash(_ typed: String?, of user: User) async throws -> PasswordHash? {
    guard let typed else { return nil }
    return try await hasher.hash(try PasswordPolicy.password(typed: typed, of: user))
  }

  private func replace(
    _ former: PasswordHash?, by hash: PasswordHash, in session: Session, _ auth: any AuthRepository
  ) async throws {
    guard try await auth.passwordHash(of: session.user) == former else { throw AuthError.changedMeanwhile }
    try await auth.setPasswordHash(hash, of: session.user)
    for other in try await auth.sessions(of: session.user) where other.id != session.id { try await auth.close(other) }
  }

  /// As the user stands now, so that what others changed meanwhile is kept.
  private func update(_ change: AccountChange, _ session: Session, _ users: any UserRepository) async throws -> User {
    var user = try await stored(session, in: users)
    change.apply(to: &user)
    user = try user.prepared()
    try await users.requireFree(user)
    _ = try await users.update(user)
    return user
  }

  private func stored(_ session: Session, in users: any UserRepository) async throws -> User {
    guard let user = try await users.stored(id: session.user)?.item else { throw UserError.gone(session.user) }
    return user
  }
}
