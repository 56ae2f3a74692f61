import HTTPClient
import RemoteStore
import UsersDomain
import Values

/// The accounts of a server, as far as whoever asks may make and change them.
struct RemoteAccountServer: AccountServer {
  let session: RemoteSession

  func signUp(_ user: User, password: String) async throws -> User {
    var data = [(name: "full_name", value: user.name)]
    if let picture = user.avatarURL { data.append(("avatar_url", picture.text)) }
    do {
      return try User(gotrue: await session.signUp(email: user.email?.text ?? "", password: password, data: data))
    } catch let error as NetworkError where error.code == "user_already_exists" || error.code == "email_exists" {
      guard let email = user.email else { throw error }
      throw UserError.emailTaken(email)
    }
  }

  func changePassword(of user: User, current: String, new: String) async throws {
    guard let own = try await session.user() else { throw AuthError.notSignedIn }
    guard try User(gotrue: own).id == user.id else { throw AuthError.notAllowed }
    do {
      guard try await session.changePassword(current: current, new: new) else { throw AuthError.notSignedIn }
    } catch let error as NetworkError where error.code == "invalid_credentials" {
      throw AuthError.wrongPassword
    }
  }
}
