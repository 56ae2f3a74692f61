import Entities
public import Values

/// Gives a user another password, or one who has none, as after an import, the first.
///
/// Who has no password yet gets one from whoever may write to the store: it is a file of their own, and no secret guards it.
public struct ChangePasswordUseCase: Sendable {
  private let accounts: any Accounts
  private let hasher: any SecretHasher
  private let analytics: any AnalyticsService
  private let server: (any AccountServer)?

  /// Works on these accounts; events go to the service, whatever becomes of them there. Passwords of a server are its own to change.
  public init(
    accounts: any Accounts, hasher: any SecretHasher, analytics: any AnalyticsService, server: (any AccountServer)? = nil
  ) {
    self.server = server
    self.accounts = accounts
    self.hasher = hasher
    self.analytics = analytics
  }

  /// Whether the current password has to be given.
  public func needsCurrent(of user: User) async throws -> Bool {
    if server != nil { return true }
    return try await accounts.auth.passwordHash(of: user.id) != nil
  }

  /// Ends every session of the user except those of `keeping`, the tokens of whoever changes it.
  ///
  /// Throws `AuthError.wrongPassword`, or `PasswordError` for the new one; nothing is changed then.
  public func callAsFunction(
    of user: User, current: String, new: String, keeping tokens: [SessionToken] = [], at time: Timestamp
  ) async throws {
    if let server {
      _ = try PasswordPolicy.password(typed: new, of: user)
      return try await server.changePassword(of: user, current: current, new: new)
    }
    let stored = try await accounts.auth.passwordHash(of: user.id)
    if let stored, try await hasher.check(try? Password(typed: current), against: stored) == .wrong {
      throw AuthError.wrongPassword
    }
    let password = try PasswordPolicy.password(typed: new, of: user)
    let hash = try await hasher.hash(password)
    let kept = try Set(tokens.map(hasher.fingerprint))
    try await accounts.transaction { users, auth in
      guard try await users.stored(id: user.id) != nil else { throw UserError.gone(user.id) }
      guard try await auth.passwordHash(of: user.id) == stored else { throw AuthError.changedMeanwhile }
      try await auth.setPasswordHash(hash, of: user.id)
      for session in try await auth.sessions(of: user.id) where !kept.contains(session.fingerprint) {
        try await auth.close(session)
      }
    }
    await analytics.note(AnalyticsEvent("password_changed", user: user.id, at: time))
  }
}
