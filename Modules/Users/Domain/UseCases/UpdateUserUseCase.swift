import Entities
public import Foundation

/// Changes a user under the rules they were registered under.
public struct UpdateUserUseCase: Sendable {
  private let accounts: any Accounts

  /// Works on these accounts.
  public init(accounts: any Accounts) {
    self.accounts = accounts
  }

  /// Changes the user as it stands now, so that what others changed meanwhile is kept; returns it as it is stored. When the account was
  /// made stays what it is.
  ///
  /// Throws `UserError` when a rule is broken, the address belongs to another user, or the user is gone.
  public func callAsFunction(_ id: UUID, _ change: (inout User) throws -> Void) async throws -> User {
    try await accounts.transaction { users, _ in
      guard var user = try await users.stored(id: id)?.item else { throw UserError.gone(id) }
      let createdAt = user.createdAt
      try change(&user)
      user.createdAt = createdAt
      user = try user.prepared()
      try await users.requireFree(user)
      // Also where nothing seems to change: an address typed in another case is equal to what it was.
      _ = try await users.update(user)
      return user
    }
  }
}
