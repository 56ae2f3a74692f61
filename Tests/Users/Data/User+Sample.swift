import UsersDomain
import Values

let noon = Timestamp(nanoseconds: 1_717_156_800_000_000_000)

extension User {
  static func sample(_ name: String = "Ann Lee", _ email: String = "ann@example.org") throws -> User {
    User(name: name, email: try EmailAddress(parsing: email), createdAt: noon)
  }

  static func full() throws -> User {
    var user = try User.sample("José Ñandú", "JOSE@münchen.de")
    user.avatarURL = try WebAddress(parsing: "https://example.org/josé.png?a=b,c")
    user.createdAt = try Timestamp(parsing: "2024-05-31T12:00:00.123456789Z")
    return user
  }
}
