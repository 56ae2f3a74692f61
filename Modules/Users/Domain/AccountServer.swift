/// A server that keeps the accounts of its store itself, so that passwords are for it alone.
public protocol AccountServer: Sendable {
  /// Returns the user as the server made it. Throws `UserError.emailTaken`, and a `Failure` for what else it refuses.
  func signUp(_ user: User, password: String) async throws -> User

  /// Everybody changes their own. Throws `AuthError.wrongPassword`, `.notSignedIn`, and `.notAllowed` for somebody else's.
  func changePassword(of user: User, current: String, new: String) async throws
}
