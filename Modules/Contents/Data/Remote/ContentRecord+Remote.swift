import ContentsDomain
import Entities
public import REST
import Storage
import Values

extension ContentRecord {
  /// The links as others see them over HTTP; values are those of the app's own JSON.
  public static let remote = RemoteTable(
    "contents", of: ContentRecord.self, summary: "Learning links.", keys: ["url"],
    columns: [
      .id,
      RemoteColumn(
        "theme", .text, of: "theme", filter: .text(Columns.theme, folded: Columns.themeText), order: Columns.themeText),
      RemoteColumn(
        "url", .text, of: "url", isRequired: true,
        filter: .parsed(Columns.urlKey, WebAddress.self) { .text($0.key) }, order: Columns.urlKey),
      RemoteColumn(
        "level", .text, of: "level", choices: Level.allCases.map(\.text),
        filter: .parsed(Columns.level, Level.self) { .integer($0.rank) }, order: Columns.level),
      RemoteColumn(
        "title", .text, of: "title", filter: .text(Columns.title, folded: Columns.titleText), order: Columns.titleKey),
      RemoteColumn("note", .text, of: "note", filter: .text(Columns.note), order: Columns.note),
      RemoteColumn("tags", .list, of: "tags"),
      RemoteColumn("added_at", .time, of: "addedAt", filter: .time(Columns.addedAt), order: Columns.addedAt),
    ], blank: { Content() })
}
