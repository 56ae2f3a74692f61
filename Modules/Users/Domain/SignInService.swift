public import Values

/// Where people at a terminal sign in: the store itself, or the server that keeps it.
public protocol SignInService: Sendable {
  /// Throws where there is no place to keep what signing in is for, so that nobody types a password in vain.
  func check(_ environment: [String: String]) throws

  /// Who has signed in, and until when where that is known. Throws `AuthError.wrongCredentials`.
  func signIn(
    email: EmailAddress, password: String, at time: Timestamp, _ environment: [String: String]
  ) async throws -> (user: User, until: Timestamp?)

  /// False where nobody was signed in here.
  func signOut(_ environment: [String: String]) async throws -> Bool

  /// Throws `AuthError.notSignedIn`.
  func currentUser(at time: Timestamp, _ environment: [String: String]) async throws -> User
}
