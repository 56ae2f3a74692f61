import Entities
import EntityCommands
import Views
import WidgetsDomain

/// How widgets look: as rows, as one card, and what is said where there are none.
enum WidgetViews {
  static let columns: [Column<Widget>] = [
    .id, Column("name", fit: .flexible(minimum: 12)), Column("tags", fit: .flexible(minimum: 8), priority: 2),
    Column("addedAt", title: "Added", priority: 3),
  ]

  static let actions = [
    Action("add", label: "Add a widget", kind: .add), Action("open", label: "Open", kind: .open),
    Action("edit", label: "Edit", kind: .edit), Action("delete", label: "Delete", kind: .delete),
  ]

  static func list(_ content: ListContent<Widget>, of selection: Selection<WidgetFilter, WidgetOrder>) -> ListView<Widget> {
    let empty = Message.nothing(
      of: Widget.noun, in: selection, unfiltered: WidgetFilter(),
      firstSteps: "Add one: app widgets add NAME; or bring yours: app widgets import FILE.")
    return ListView(title: "Widgets", columns: columns, content: content, empty: empty, actions: actions)
  }

  /// `isWhole` says that the content is all that was found, not a part from the middle.
  static func found(_ content: ListContent<Widget>, text: String, isWhole: Bool) -> ListView<Widget> {
    let empty = Message.nothing(of: Widget.noun, found: text, isWhole: isWhole)
    return ListView(title: "Widgets", columns: columns, content: content, empty: empty, actions: actions)
  }

  static func detail(_ widget: Widget) -> DetailView<Widget> {
    DetailView(widget, actions: actions.filter { $0.kind == .edit || $0.kind == .delete })
  }
}
