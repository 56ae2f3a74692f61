public import ContentsDomain
import Files
public import Storage
import Values

extension ContentRecord {
  public static func model(of row: borrowing Row) throws -> Content {
    Content(
      id: try row.id(0), theme: try theme(row, 1), url: try url(row, 2), level: try level(row, 3), title: try row.optionalText(4),
      note: try row.optionalText(5), tags: row.isNull(6) ? [] : ListCell.items(utf8: try row.bytes(6)),
      addedAt: try row.optionalInteger(7).map { Timestamp(nanoseconds: Int64($0)) })
  }

  private static func theme(_ row: borrowing Row, _ column: Int) throws -> Theme? {
    guard let text = try row.optionalText(column) else { return nil }
    guard let theme = try? Theme(parsing: text) else { throw row.damaged(column) }
    return theme
  }

  private static func url(_ row: borrowing Row, _ column: Int) throws -> WebAddress {
    guard let url = WebAddress(utf8: try row.bytes(column)) else { throw row.damaged(column) }
    return url
  }

  private static func level(_ row: borrowing Row, _ column: Int) throws -> Level? {
    guard let rank = try row.optionalInteger(column) else { return nil }
    guard let level = Level.allCases.first(where: { $0.rank == rank }) else { throw row.damaged(column) }
    return level
  }
}
