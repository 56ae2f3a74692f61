import BooksDomain
import Files
import Foundation
import Storage
import Values

extension BookRecord {
  init(row: borrowing Row) throws {
    model = Book(
      id: try row.id(0), title: try row.text(1), author: try row.text(2), additionalAuthors: try Self.list(row, 3),
      publishedDate: row.isNull(4) ? nil : try Self.date(row, 4), isbn: row.isNull(5) ? nil : try Self.isbn(row, 5),
      publisher: try row.optionalText(6), pages: row.isNull(7) ? nil : try PageCount(try row.integer(7)),
      language: try row.optionalText(8), status: row.isNull(9) ? nil : try ReadingStatus(parsing: try row.text(9)),
      rating: row.isNull(10) ? nil : try Rating(quarters: try row.integer(10) / 25),
      dateRead: row.isNull(11) ? nil : try Self.day(row, 11), dateAdded: row.isNull(12) ? nil : try Self.day(row, 12),
      tags: try Self.list(row, 13), notes: try row.optionalText(14))
  }

  private static func list(_ row: borrowing Row, _ column: Int) throws -> [String] {
    row.isNull(column) ? [] : ListCell.items(try row.text(column))
  }

  private static func date(_ row: borrowing Row, _ column: Int) throws -> CalendarDate {
    guard let date = CalendarDate(utf8: try row.bytes(column)) else { throw row.damaged(column) }
    return date
  }

  private static func day(_ row: borrowing Row, _ column: Int) throws -> Day {
    guard let day = Day(utf8: try row.bytes(column)) else { throw row.damaged(column) }
    return day
  }

  private static func isbn(_ row: borrowing Row, _ column: Int) throws -> ISBN {
    guard let isbn = ISBN(number: try row.integer(column)) else { throw row.damaged(column) }
    return isbn
  }
}
