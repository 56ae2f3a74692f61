import ContentsDomain
import Entities
import EntityCommands
import Views

/// How contents look: as rows, as one card, and what is said where there are none.
enum ContentViews {
  static let columns: [Column<Content>] = [
    .id, Column("name", fit: .flexible(minimum: 12)), Column("tags", fit: .flexible(minimum: 8), priority: 2),
    Column("addedAt", title: "Added", priority: 3),
  ]

  static let actions = [
    Action("add", label: "Add a content", kind: .add), Action("open", label: "Open", kind: .open),
    Action("edit", label: "Edit", kind: .edit), Action("delete", label: "Delete", kind: .delete),
  ]

  static func list(_ content: ListContent<Content>, of selection: Selection<ContentFilter, ContentOrder>) -> ListView<Content> {
    let empty = Message.nothing(
      of: Content.noun, in: selection, unfiltered: ContentFilter(),
      firstSteps: "Add one: app contents add NAME; or bring yours: app contents import FILE.")
    return ListView(title: "Contents", columns: columns, content: content, empty: empty, actions: actions)
  }

  /// `isWhole` says that the content is all that was found, not a part from the middle.
  static func found(_ content: ListContent<Content>, text: String, isWhole: Bool) -> ListView<Content> {
    let empty = Message.nothing(of: Content.noun, found: text, isWhole: isWhole)
    return ListView(title: "Contents", columns: columns, content: content, empty: empty, actions: actions)
  }

  static func detail(_ content: Content) -> DetailView<Content> {
    DetailView(content, actions: actions.filter { $0.kind == .edit || $0.kind == .delete })
  }
}
