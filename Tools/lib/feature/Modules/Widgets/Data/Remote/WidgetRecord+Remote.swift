import Entities
public import REST
import Storage
import WidgetsDomain

extension WidgetRecord {
  /// The widgets as others see them over HTTP; values are those of the app's own JSON.
  public static let remote = RemoteTable(
    "widgets", of: WidgetRecord.self, summary: "Widgets.",
    columns: [
      .id,
      RemoteColumn(
        "name", .text, of: "name", isRequired: true, filter: .text(Columns.name, folded: Columns.nameKey), order: Columns.nameKey),
      RemoteColumn("tags", .list, of: "tags"),
      RemoteColumn("note", .text, of: "note", filter: .text(Columns.note), order: Columns.note),
      RemoteColumn("added_at", .time, of: "addedAt", filter: .time(Columns.addedAt), order: Columns.addedAt),
    ], blank: { Widget(name: "") })
}
