import BooksDomain
import BooksPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct ShowStatisticsTests {
  private let library: FakeLibrary

  init() throws {
    var (caesar, dune) = (Book.sample(2, "Commentarii"), Book.sample(3, "Dune"))
    (caesar.publishedDate, caesar.status) = (try CalendarDate(parsing: "-0049"), .read)
    (dune.publishedDate, dune.rating) = (try CalendarDate(parsing: "1965"), try Rating(parsing: "5"))
    library = FakeLibrary([try .full(), caesar, dune, .sample(4, "Emma")])
  }

  @Test func `a library is figures and bars`() async throws {
    let output = try await statistics(of: library).output
    #expect(
      output == """
        Library
        Books        4
        Rated        2
        Mean rating  4.63

        By status
        toRead     0
        reading    1  ████████████████████
        read       1  ████████████████████
        abandoned  0
        none       2  ████████████████████████████████████████

        By decade of publication
        40s BCE  1  ████████████████████████████████████████
        1960s    1  ████████████████████████████████████████
        1990s    1  ████████████████████████████████████████

        By rating
        4.25  1  ████████████████████████████████████████
        5     1  ████████████████████████████████████████

        Books read by year
        2001  1  ████████████████████████████████████████

        Pages read by year
        2001  288  ████████████████████████████████████████

        """)
  }

  @Test func `machines get the same`() async throws {
    let output = try await statistics(of: library, format: .json).output
    #expect(
      output == #"""
        {"books":4,"rated":2,"meanRating":4.63,"byStatus":[{"label":"toRead","value":0},{"label":"reading","value":1},{"label":"read","value":1},{"label":"abandoned","value":0},{"label":"none","value":2}],"byDecade":[{"label":"40s BCE","value":1},{"label":"1960s","value":1},{"label":"1990s","value":1}],"byRating":[{"label":"4.25","value":1},{"label":"5","value":1}],"booksReadByYear":[{"label":"2001","value":1}],"pagesReadByYear":[{"label":"2001","value":288}]}

        """#)
  }

  @Test func `an empty library is counted too`() async throws {
    let output = try await statistics(of: FakeLibrary(), format: .json).output
    #expect(output.hasPrefix(#"{"books":0,"rated":0,"meanRating":null,"byStatus":["#))
    #expect(output.hasSuffix(#""byDecade":[],"byRating":[],"booksReadByYear":[],"pagesReadByYear":[]}"# + "\n"))
  }

  @Test func `an empty library is three figures and the statuses for people`() async throws {
    let output = try await statistics(of: FakeLibrary()).output
    #expect(output == "Library\nBooks  0\nRated  0\n\nBy status\ntoRead     0\nreading    0\nread       0\nabandoned  0\n")
  }

  @Test func `a book of which nothing is known is counted as such`() async throws {
    let output = try await statistics(of: FakeLibrary([.sample(1, "Dune")])).output
    #expect(output.contains("\nnone       1  █"))
    #expect(!output.contains("decade") && !output.contains("year") && !output.contains("rating\n"))
  }

  @Test func `a book read without known pages has a year, and no pages in it`() async throws {
    var book = Book.sample(1, "Dune")
    (book.dateRead, book.status) = (try Day(parsing: "0999-01-02"), .read)
    let output = try await statistics(of: FakeLibrary([book]), format: .json).output
    #expect(output.contains(#""booksReadByYear":[{"label":"999","value":1}],"pagesReadByYear":[{"label":"999","value":0}]"#))
  }

  @Test(arguments: [
    ("-0049", "40s BCE"), ("-0040", "40s BCE"), ("-0050", "50s BCE"), ("-0009", "0s BCE"), ("-0001", "0s BCE"), ("0001", "0s"),
    ("0009", "0s"), ("0010", "10s"), ("0180", "180s"), ("1999-12-31", "1990s"), ("2000", "2000s"), ("-9999", "9990s BCE"),
  ])
  func `a decade is named by its years`(date: String, decade: String) async throws {
    var book = Book.sample(1, "Dune")
    book.publishedDate = try CalendarDate(parsing: date)
    let output = try await statistics(of: FakeLibrary([book]), format: .json).output
    #expect(output.contains(#""byDecade":[{"label":"\#(decade)","value":1}]"#), "\(output)")
  }

  @Test(arguments: [1, 10, 20, 30, 79])
  func `no line is wider than the terminal where that is possible`(width: Int) async throws {
    let recorded = RecordedScreen(width: width)
    try await ShowStatistics.parse([]).run(on: recorded.screen, statistics: BookStatisticsUseCase(repository: library))
    // A label and its number are never cut below their own width.
    #expect(recorded.output.split(separator: "\n").allSatisfy { $0.count <= max(width, 26) }, "\(recorded.output)")
  }

  private func statistics(of library: FakeLibrary, format: OutputFormat = .table) async throws -> RecordedScreen {
    let recorded = RecordedScreen(format)
    try await ShowStatistics.parse([]).run(on: recorded.screen, statistics: BookStatisticsUseCase(repository: library))
    return recorded
  }
}
