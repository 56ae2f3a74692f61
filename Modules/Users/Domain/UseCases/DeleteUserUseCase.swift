import Entities
public import Foundation
public import Values

/// Deletes a user with everything they could sign in with.
public struct DeleteUserUseCase: Sendable {
  private let accounts: any Accounts
  private let analytics: any AnalyticsService

  /// Works on these accounts; events go to the service, whatever becomes of them there.
  public init(accounts: any Accounts, analytics: any AnalyticsService) {
    self.accounts = accounts
    self.analytics = analytics
  }

  /// False when there was no such user.
  public func callAsFunction(_ id: UUID, at time: Timestamp) async throws -> Bool {
    let wasThere = try await accounts.transaction { users, auth in
      try await auth.removeAll(of: id)
      return try await users.delete(id: id)
    }
    if wasThere { await analytics.note(AnalyticsEvent("user_deleted", user: id, at: time)) }
    return wasThere
  }
}
