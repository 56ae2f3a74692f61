import BooksDomain
import Entities
import REST
import Storage
import Testing
import Values

@testable import BooksData

/// Whatever a list of books asks for, a server is asked for, and nobody reads the whole library to find it.
@Suite struct RemoteQueryTests {
  private static func isLeftOver(_ selection: Selection<BookFilter, BookOrder>) -> Bool {
    QuerySplit(StoreBookRepository.query(selection), of: BookRecord.remote.description).left != nil
  }

  @Test(arguments: BookOrder.allCases, [false, true])
  func everyOrderIsSaid(_ order: BookOrder, _ isReversed: Bool) {
    #expect(!Self.isLeftOver(Selection(BookFilter(), order: order, isReversed: isReversed, limit: 10, offset: 5)))
  }

  @Test func everyFilterIsSaid() throws {
    let filters =
      [
        BookFilter(author: "Ann \"B\" %_*"), BookFilter(title: "Łódź, (a)"), BookFilter(tag: "x;y\\"),
        BookFilter(published: try PublicationRange(parsing: "-0044..1999-05")),
        BookFilter(isbn: try ISBN(parsing: "9780142437247")),
      ] + ReadingStatus.allCases.map { BookFilter(status: $0) }
    for filter in filters { #expect(!Self.isLeftOver(Selection(filter)), "\(filter)") }
  }

  @Test func aNameMeansOneThingOnly() {
    let description = BookRecord.remote.description
    for column in BookRecord.table.columns {
      let query = Query(where: [.not(.isNull(column))], order: [.init(column)])
      let split = QuerySplit(query, of: description)
      // What cannot be said is checked here; what is said is what was meant, or it would not have been said.
      #expect(split.left == nil || description.columns.contains { $0.name == column.name }, "\(column.name)")
    }
  }
}
