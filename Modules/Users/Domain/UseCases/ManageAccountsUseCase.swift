public import Entities
public import Foundation
public import Values

/// Adds, changes and deletes accounts, for callers who may.
public struct ManageAccountsUseCase: Sendable {
  private let accounts: any Accounts
  private let analytics: any AnalyticsService
  private let rules: AccountRules

  /// Works on these accounts under these rules; events go to the service, whatever becomes of them there.
  public init(accounts: any Accounts, analytics: any AnalyticsService, rules: AccountRules) {
    self.accounts = accounts
    self.analytics = analytics
    self.rules = rules
  }

  /// Somebody who has no password yet, as from an import. Throws `UserError` and `AuthError.notAllowed`.
  public func add(_ user: User, by caller: Caller, at time: Timestamp) async throws -> User {
    try await check(.create, by: caller)
    let user = try user.prepared().created(at: time)
    try await accounts.transaction { users, _ in
      try await users.requireFree(user)
      try await users.insert(user)
    }
    return user
  }

  /// Returns the user as stored. Throws `UserError`, `AuthError.notAllowed`, and `.passwordNeeded` for another address, which is signed
  /// in with, where the caller signed in too long ago.
  public func change(_ id: UUID, by caller: Caller, _ change: (inout User) throws -> Void) async throws -> User {
    try await check(.change(id), by: caller)
    return try await UpdateUserUseCase(accounts: accounts)(id) { user in
      let email = user.email
      try change(&user)
      if user.email != email, case .user(_, isFresh: false) = caller { throw AuthError.passwordNeeded }
    }
  }

  /// False when there was no such user. Throws `AuthError.notAllowed`.
  public func delete(_ id: UUID, by caller: Caller, at time: Timestamp) async throws -> Bool {
    try await check(.delete(id), by: caller)
    return try await DeleteUserUseCase(accounts: accounts, analytics: analytics)(id, at: time)
  }

  private func check(_ action: AccountAction, by caller: Caller) async throws {
    try rules.check(action, by: caller, admin: await accounts.users.oldest()?.id)
  }
}
