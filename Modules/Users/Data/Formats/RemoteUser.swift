import Entities
import Foundation
import UsersDomain
import Values

/// A user as a remote service has it: a row of texts, nothing of which is believed before it is looked at.
struct RemoteUser: Sendable, Equatable {
  var id: String?
  var fullName: String?
  var emailAddress: String?
  var avatar: String?
  /// ISO 8601.
  var createdAt: String?

  /// The names of the columns, in the order they are written.
  static let columns = ["id", "full_name", "email_address", "avatar", "created_at"]

  /// In that order.
  var values: [String?] { [id, fullName, emailAddress, avatar, createdAt] }
}

extension RemoteUser {
  /// The row of a user.
  init(_ user: User) {
    self.init(
      id: UUIDText.text(user.id), fullName: user.name, emailAddress: user.email?.text, avatar: user.avatarURL?.text,
      createdAt: user.createdAt?.text)
  }

  /// The user of the row, by the rules.
  ///
  /// Throws `RowFault` that names the column: a missing id or time is never made up, or the row would be another one each time.
  func user() throws(RowFault) -> User {
    User(
      id: try Self.value("id", id) { text throws(ValueError) in
        guard let id = UUIDText.uuid(text) else { throw ValueError("\(quoted(text)) is no id; an id is a UUID.") }
        return id
      },
      name: try Self.value("full_name", fullName) { text throws(ValueError) in text },
      email: try Self.value("email_address", emailAddress, EmailAddress.init(parsing:)),
      avatarURL: avatar?.isEmpty ?? true ? nil : try Self.value("avatar", avatar, WebAddress.init(parsing:)),
      createdAt: try Self.value("created_at", createdAt, Timestamp.init(parsing:)))
  }

  private static func value<Value>(
    _ column: String, _ text: String?, _ parse: (String) throws(ValueError) -> Value
  ) throws(RowFault) -> Value {
    guard let text, !text.isEmpty else { throw RowFault("\(column): a value is needed.") }
    do throws(ValueError) {
      return try parse(text)
    } catch {
      throw RowFault("\(column): \(error.message)")
    }
  }
}
