import ClosetDomain
import Entities
import EntityCommands
import Views

/// How garments look: as rows, as one card, and what is said where there are none.
enum GarmentViews {
  static let columns: [Column<Garment>] = [
    .id,
    Column("name", fit: .flexible(minimum: 12)),
    Column("type", priority: 2),
    Column("colors", fit: .flexible(minimum: 8), priority: 3),
    Column("clo", alignment: .trailing, priority: 5),
    Column("wears", alignment: .trailing, priority: 6),
    Column("lastWorn", priority: 4),
    Column("inWash", title: "Wash", priority: 7, display: { $0 == .flag(true) ? "in wash" : "" }),
  ]

  static let actions = [
    Action("add", label: "Add a garment", kind: .add), Action("open", label: "Open", kind: .open),
    Action("edit", label: "Edit", kind: .edit), Action("wear", label: "Wear"), Action("wash", label: "Wash"),
    Action("delete", label: "Delete", kind: .delete),
  ]

  static func list(_ content: ListContent<Garment>, of selection: Selection<GarmentFilter, GarmentOrder>) -> ListView<Garment> {
    let empty = Message.nothing(
      of: Garment.noun, in: selection, unfiltered: GarmentFilter(),
      firstSteps:
        "Add one: app closet add --name NAME --type TYPE; try it out: app closet sample; or bring yours: app closet import FILE.")
    return ListView(title: "Closet", columns: columns, content: content, empty: empty, actions: actions)
  }

  /// `isWhole` says that the content is all that was found, not a part from the middle.
  static func found(_ content: ListContent<Garment>, text: String, isWhole: Bool) -> ListView<Garment> {
    let empty = Message.nothing(of: Garment.noun, found: text, isWhole: isWhole)
    return ListView(title: "Closet", columns: columns, content: content, empty: empty, actions: actions)
  }

  static func detail(_ garment: Garment) -> DetailView<Garment> {
    DetailView(garment, actions: actions.filter { $0.kind == .edit || $0.kind == .delete })
  }

  /// What a command changed, for machines.
  static func changed(_ garments: [Garment]) -> ListView<Garment> {
    ListView(
      title: "Closet", columns: columns, content: .rows(RowSource(garments)), empty: Message("Nothing changed."), actions: actions
    )
  }

  /// `once`, `twice`, `7 times`.
  static func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }
}
