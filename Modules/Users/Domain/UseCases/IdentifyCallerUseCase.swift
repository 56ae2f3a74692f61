public import Entities
public import Values

/// Says who sends a request, and whether they are the admin: the owner of the oldest account.
///
/// When that account is deleted, the next oldest takes its place, so that there is an admin as long as there are users.
public struct IdentifyCallerUseCase: Sendable {
  private let accounts: any Accounts
  private let findSession: FindSessionUseCase

  /// Works on these accounts.
  public init(accounts: any Accounts, findSession: FindSessionUseCase) {
    self.accounts = accounts
    self.findSession = findSession
  }

  /// Throws `AuthError.notSignedIn`, `.expired` or `.sessionEnded`.
  public func callAsFunction(accessToken: String, at time: Timestamp) async throws -> Caller {
    let session = try await findSession(accessToken: accessToken, at: time)
    let admin = try await accounts.users.oldest()
    return Caller(user: session.user, isAdmin: admin?.id == session.user, isFresh: session.isFresh(at: time))
  }
}
