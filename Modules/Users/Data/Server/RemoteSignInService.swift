import HTTPClient
import RemoteStore
import UsersDomain
import Values

/// Signs people in to a server; what it gives them for that is kept by the session.
struct RemoteSignInService: SignInService {
  let session: RemoteSession

  func check(_ environment: [String: String]) throws { try session.check() }

  func signIn(
    email: EmailAddress, password: String, at time: Timestamp, _ environment: [String: String]
  ) async throws -> (user: User, until: Timestamp?) {
    do {
      return (try User(gotrue: await session.signIn(email: email.text, password: password)), nil)
    } catch let error as NetworkError where error.code == "invalid_credentials" {
      throw AuthError.wrongCredentials
    }
  }

  func signOut(_ environment: [String: String]) async throws -> Bool { try await session.signOut() }

  func currentUser(at time: Timestamp, _ environment: [String: String]) async throws -> User {
    guard let user = try await session.user() else { throw AuthError.notSignedIn }
    return try User(gotrue: user)
  }
}
