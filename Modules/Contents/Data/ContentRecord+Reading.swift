public import ContentsDomain
import Files
public import Storage
import Values

extension ContentRecord {
  public static func model(of row: borrowing Row) throws -> Content {
    Content(
      id: try row.id(0), name: try row.text(1), tags: row.isNull(2) ? [] : ListCell.items(utf8: try row.bytes(2)),
      note: try row.optionalText(3), addedAt: try row.optionalInteger(4).map { Timestamp(nanoseconds: Int64($0)) })
  }
}
