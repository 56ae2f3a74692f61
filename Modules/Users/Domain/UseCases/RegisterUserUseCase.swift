import Entities
public import Values

/// Registers somebody: what they sign in with, then the user, then the event `user_registered`.
public struct RegisterUserUseCase: Sendable {
  private let accounts: any Accounts
  private let hasher: any SecretHasher
  private let analytics: any AnalyticsService
  private let server: (any AccountServer)?

  /// Works on these accounts; events go to the service, whatever becomes of them there. Accounts of a server are its own to make.
  public init(
    accounts: any Accounts, hasher: any SecretHasher, analytics: any AnalyticsService, server: (any AccountServer)? = nil
  ) {
    self.server = server
    self.accounts = accounts
    self.hasher = hasher
    self.analytics = analytics
  }

  /// Throws `UserError` when the user could not be registered, so that nobody is asked for a password in vain.
  public func check(_ user: User) async throws {
    let user = try user.prepared()
    // Who is registered with a server is shown to nobody who is not signed in.
    if server == nil { try await accounts.users.requireFree(user) }
  }

  /// Returns the user as stored. When it throws, nothing is left behind: `UserError` for a rule or a taken address, `PasswordError`.
  ///
  /// The event follows once all is stored, so that it can neither undo a registration nor tell of one that failed.
  public func callAsFunction(_ user: User, password typed: String, at time: Timestamp) async throws -> User {
    let user = try user.prepared().created(at: time)
    if let server {
      _ = try PasswordPolicy.password(typed: typed, of: user)
      return try await server.signUp(user, password: typed)
    }
    try await accounts.users.requireFree(user)
    let password = try PasswordPolicy.password(typed: typed, of: user)
    // Slow on purpose, so nobody else waits for the store meanwhile.
    let hash = try await hasher.hash(password)
    try await accounts.transaction { users, auth in
      try await users.requireFree(user)
      try await auth.setPasswordHash(hash, of: user.id)
      try await users.insert(user)
    }
    await analytics.note(AnalyticsEvent("user_registered", user: user.id, at: time))
    return user
  }
}
