import ContentsDomain
import Entities
import EntityCommands
import Views

/// How contents look: as rows, as one card, and what is said where there are none.
enum ContentViews {
  static let columns: [Column<Content>] = [
    .id, Column("title", fit: .flexible(minimum: 12)), Column("url", fit: .flexible(minimum: 16)),
    Column("theme", fit: .flexible(minimum: 8), priority: 2), Column("level", priority: 3),
    Column("tags", fit: .flexible(minimum: 8), priority: 4),
  ]

  static let actions = [
    Action("add", label: "Add a content", kind: .add), Action("open", label: "Open", kind: .open),
    Action("edit", label: "Edit", kind: .edit), Action("delete", label: "Delete", kind: .delete),
  ]

  private static let firstSteps =
    "Add one: app contents add URL --title TITLE; or bring your bookmarks: app contents import FILE."

  static func list(_ content: ListContent<Content>, of selection: Selection<ContentFilter, ContentOrder>) -> ListView<Content> {
    let empty = Message.nothing(of: Content.noun, in: selection, unfiltered: ContentFilter(), firstSteps: firstSteps)
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

  /// A tree for people, each theme set in under the one it is a part of; whole themes for machines.
  static func themes(_ counts: [ThemeCount]) -> ListView<ThemeCount> {
    let numbers: [Column<ThemeCount>] = [
      Column("contents", alignment: .trailing, value: { .integer($0.contents) }),
      Column("total", title: "In all", alignment: .trailing, value: { .integer($0.total) }),
    ]
    let theme = OutputField<ThemeCount>("theme") { count in count.theme.map { .text($0.text) } ?? .none }
    return ListView(
      title: "Themes", columns: [Column("theme", fit: .flexible(minimum: 12), value: { .text(branch($0)) })] + numbers,
      fields: [theme] + numbers.map { OutputField($0) }, content: .rows(RowSource(counts)),
      empty: Message("There are no \(Content.noun.plural) yet.", hint: firstSteps))
  }

  private static func branch(_ count: ThemeCount) -> String {
    guard let names = count.theme?.names, let name = names.last else { return "(none)" }
    return String(repeating: "  ", count: names.count - 1) + name
  }
}
