import Entities
import EntityCommands
import UsersDomain
import Views

/// How users look: as rows, as one card, and what is said where there are none.
enum UserViews {
  static let columns: [Column<User>] = [
    .id,
    Column("name", fit: .flexible(minimum: 12)),
    Column("email", title: "E-mail", fit: .flexible(minimum: 12)),
    Column("createdAt", title: "Created", priority: 2),
  ]

  static let actions = [
    Action("register", label: "Register somebody", kind: .add), Action("open", label: "Open", kind: .open),
    Action("edit", label: "Edit", kind: .edit), Action("delete", label: "Delete", kind: .delete),
  ]

  static func list(_ content: ListContent<User>, of selection: Selection<UserFilter, UserOrder>) -> ListView<User> {
    let empty = Message.nothing(
      of: User.noun, in: selection, unfiltered: UserFilter(),
      firstSteps: "Register one: app users register --name NAME --email ADDRESS; or bring yours: app users import FILE.")
    return ListView(title: "Users", columns: columns, content: content, empty: empty, actions: actions)
  }

  /// `isWhole` says that the content is all that was found, not a part from the middle.
  static func found(_ content: ListContent<User>, text: String, isWhole: Bool) -> ListView<User> {
    let empty = Message.nothing(of: User.noun, found: text, isWhole: isWhole)
    return ListView(title: "Users", columns: columns, content: content, empty: empty, actions: actions)
  }

  static func detail(_ user: User) -> DetailView<User> {
    DetailView(user, actions: actions.filter { $0.kind == .edit || $0.kind == .delete })
  }
}
