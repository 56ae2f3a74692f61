public import BooksDomain
import Files
import Foundation
public import Storage
import Values

extension BookRecord {
  public static func model(of row: borrowing Row) throws -> Book {
    Book(
      id: try row.id(0), title: try row.text(1), author: try row.text(2), additionalAuthors: try Self.list(row, 3),
      publishedDate: try Self.date(row, 4), isbn: try Self.isbn(row, 5), publisher: try row.optionalText(6),
      pages: try Self.pages(row, 7), language: try row.optionalText(8), status: try Self.status(row, 9),
      rating: try Self.rating(row, 10), dateRead: try Self.day(row, 11), dateAdded: try Self.day(row, 12),
      tags: try Self.list(row, 13), notes: try row.optionalText(14))
  }

  private static func list(_ row: borrowing Row, _ column: Int) throws -> [String] {
    row.isNull(column) ? [] : ListCell.items(utf8: try row.bytes(column))
  }

  private static func date(_ row: borrowing Row, _ column: Int) throws -> CalendarDate? {
    if row.isNull(column) { return nil }
    guard let date = CalendarDate(utf8: try row.bytes(column)) else { throw row.damaged(column) }
    return date
  }

  private static func day(_ row: borrowing Row, _ column: Int) throws -> Day? {
    if row.isNull(column) { return nil }
    guard let day = Day(utf8: try row.bytes(column)) else { throw row.damaged(column) }
    return day
  }

  private static func isbn(_ row: borrowing Row, _ column: Int) throws -> ISBN? {
    guard let number = try row.optionalInteger(column) else { return nil }
    guard let isbn = ISBN(number: number) else { throw row.damaged(column) }
    return isbn
  }

  private static func pages(_ row: borrowing Row, _ column: Int) throws -> PageCount? {
    guard let number = try row.optionalInteger(column) else { return nil }
    guard let pages = try? PageCount(number) else { throw row.damaged(column) }
    return pages
  }

  private static func status(_ row: borrowing Row, _ column: Int) throws -> ReadingStatus? {
    guard let text = try row.optionalText(column) else { return nil }
    guard let status = ReadingStatus(rawValue: text) else { throw row.damaged(column) }
    return status
  }

  private static func rating(_ row: borrowing Row, _ column: Int) throws -> Rating? {
    guard let hundredths = try row.optionalInteger(column) else { return nil }
    guard hundredths % 25 == 0, let rating = try? Rating(quarters: hundredths / 25) else { throw row.damaged(column) }
    return rating
  }
}
