import EntityCommands
import UsersDomain
import Values

extension EntityForm where Item == User {
  /// A user asked for field by field; the password is asked for after it, where nobody sees it.
  static let user = EntityForm(
    title: "New user", sample: User(name: "-", email: try? EmailAddress(parsing: "somebody@example.org")),
    fields: [
      EntityField("name", isRequired: true), EntityField("email", label: "E-mail", isRequired: true),
      EntityField("avatarURL", label: "Picture", help: "the address of one on the web", argument: "--avatar-url"),
    ])
}
