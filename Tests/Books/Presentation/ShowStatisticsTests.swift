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
        {"books":4,"rated":2,"meanRating":4.63,"byStatus":[{"label":"toRead","value":0},{"label":"reading","value":1},{"label":"read","value":1},{"label":"abandoned","value":0},{"label":"none","value":2}],"byDecade":[{"label":"40s BCE","value":1},{"label":"1960s","value":1},{"label":"1990s","value":1}],"booksReadByYear":[{"label":"2001","value":1}],"pagesReadByYear":[{"label":"2001","value":288}]}

        """#)
  }

  @Test func `an empty library is counted too`() async throws {
    let output = try await statistics(of: FakeLibrary(), format: .json).output
    #expect(output.hasPrefix(#"{"books":0,"rated":0,"meanRating":null,"byStatus":["#))
    #expect(output.hasSuffix(#""byDecade":[],"booksReadByYear":[],"pagesReadByYear":[]}"# + "\n"))
  }

  private func statistics(of library: FakeLibrary, format: OutputFormat = .table) async throws -> RecordedScreen {
    let recorded = RecordedScreen(format)
    try await ShowStatistics.parse([]).run(on: recorded.screen, statistics: BookStatisticsUseCase(repository: library))
    return recorded
  }
}
