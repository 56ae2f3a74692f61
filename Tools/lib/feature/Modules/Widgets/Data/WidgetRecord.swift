import Entities
public import Storage
public import WidgetsDomain

/// The row of a widget: what it says, and the keys it is found and sorted by.
public struct WidgetRecord: Record {
  let model: Widget

  /// The row that keeps this widget.
  public init(_ model: Widget) {
    self.model = model
  }

  enum Columns {
    static let name = TableColumn.text("name")
    static let tags = TableColumn.text("tags").optional
    static let note = TableColumn.text("note").optional
    /// Nanoseconds since 1970.
    static let addedAt = TableColumn.integer("added_at").optional
    /// `Widget.key(of:)`, which also serves filters, search and order.
    static let nameKey = TableColumn.text("name_key")
    /// Folded text: what search and filters look into.
    static let tagText = TableColumn.text("tag_text").optional
    static let otherText = TableColumn.text("other_text").optional
  }

  public static let table = Table(
    "widgets",
    columns: [
      Table.id, Columns.name, Columns.tags, Columns.note, Columns.addedAt, Columns.nameKey, Columns.tagText, Columns.otherText,
    ],
    indexes: [TableIndex(Columns.nameKey, isUnique: true)],
    search: [
      SearchColumn(Columns.nameKey, weight: 10), SearchColumn(Columns.tagText, weight: 4),
      SearchColumn(Columns.otherText, weight: 1),
    ])

  /// The columns a widget is read back from come first; the keys behind them are only written.
  public static let readColumns = 5
}
