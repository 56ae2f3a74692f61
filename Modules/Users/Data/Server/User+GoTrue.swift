import Files
import RemoteStore
import UsersDomain
import Values

extension User {
  /// The user a server describes; throws `ValueError` for an id, address or time that is none.
  init(gotrue members: [JSONMember]) throws {
    let id = members.text("id") ?? ""
    guard let uuid = UUIDText.uuid(id) else {
      throw ValueError("The server's user has \(quoted(id)) for an id; an id is a UUID.")
    }
    let data = members.object("user_metadata")
    let email = try members.text("email").map { try EmailAddress(parsing: $0) }
    self.init(
      id: uuid, name: data.text("full_name") ?? data.text("name") ?? email?.text ?? "", email: email,
      avatarURL: try data.text("avatar_url").flatMap { try $0.isEmpty ? nil : WebAddress(parsing: $0) },
      createdAt: try members.text("created_at").map { try Timestamp(parsing: $0) })
  }
}
