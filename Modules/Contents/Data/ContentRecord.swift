public import ContentsDomain
import Entities
public import Storage

/// The row of a content: what it says, and the keys it is found, sorted and recognised by.
public struct ContentRecord: Record {
  let model: Content

  /// The row that keeps this content.
  public init(_ model: Content) {
    self.model = model
  }

  enum Columns {
    static let theme = TableColumn.text("theme").optional
    static let url = TableColumn.text("url")
    /// `Level.rank`
    static let level = TableColumn.integer("level").optional
    static let title = TableColumn.text("title").optional
    static let note = TableColumn.text("note").optional
    static let tags = TableColumn.text("tags").optional
    /// Nanoseconds since 1970.
    static let addedAt = TableColumn.integer("added_at").optional
    /// `WebAddress.key`
    static let urlKey = TableColumn.text("url_key")
    /// The sort key of the title, without its article.
    static let titleKey = TableColumn.text("title_key").optional
    /// Folded text: what search, filters and the order of themes look into.
    static let titleText = TableColumn.text("title_text").optional
    static let themeText = TableColumn.text("theme_text").optional
    static let tagText = TableColumn.text("tag_text").optional
    static let otherText = TableColumn.text("other_text")
  }

  public static let table = Table(
    "contents",
    columns: [
      Table.id, Columns.theme, Columns.url, Columns.level, Columns.title, Columns.note, Columns.tags, Columns.addedAt,
      Columns.urlKey, Columns.titleKey, Columns.titleText, Columns.themeText, Columns.tagText, Columns.otherText,
    ],
    indexes: [TableIndex(Columns.urlKey, isUnique: true)],
    search: [
      SearchColumn(Columns.titleText, weight: 10), SearchColumn(Columns.themeText, weight: 4),
      SearchColumn(Columns.tagText, weight: 4), SearchColumn(Columns.otherText, weight: 1),
    ])

  /// The columns a content is read back from come first; the keys behind them are only written.
  public static let readColumns = 8
}
