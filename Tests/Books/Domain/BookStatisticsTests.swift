import BooksDomain
import Testing
import Values

@Suite struct BookStatisticsTests {
  @Test(arguments: [
    ("1980", 1980), ("1989-12-31", 1980), ("1990", 1990), ("0005", 0), ("0010", 10), ("-0001", -9), ("-0009", -9), ("-0010", -19),
    ("-0044-03-15", -49), ("-0040", -49), ("-0050", -59), ("-0700", -709), ("-9999", -9999),
  ])
  func `a date belongs to its decade, before year 1 too`(date: String, decade: Int) async throws {
    #expect(try await statistics([try .sample(published: date)]).byDecade == [decade: 1])
  }

  @Test func `books are counted by status, year and rating`() async throws {
    var (one, two, three) = (try Book.full(), try Book.sample(), try Book.sample())
    (one.status, two.status) = (.read, .read)
    (two.dateRead, three.dateRead) = (try Day(parsing: "2001-12-31"), try Day(parsing: "-0044-03-15"))
    three.rating = try Rating(parsing: "1")
    let counted = try await statistics([one, two, three])
    #expect(counted.books == 3)
    #expect(counted.byStatus == [.read: 2, nil: 1])
    #expect(counted.readByYear.mapValues(\.books) == [2001: 2, -44: 1])
    #expect(counted.readByYear.mapValues(\.pages) == [2001: 288, -44: 0])
    #expect(counted.rated == 2)
    #expect(counted.meanRating == 2.625)
  }

  @Test func `an empty library has no mean`() async throws {
    #expect(try await statistics([]) == BookStatistics())
    #expect(BookStatistics().meanRating == nil)
  }

  @Test func `only what the filter lets through is counted`() async throws {
    let repository = ArrayBookRepository([try .sample("Dune"), try .sample("Emma")])
    #expect(try await BookStatisticsUseCase(repository: repository)(BookFilter(title: "Dune")).books == 1)
  }

  private func statistics(_ books: [Book]) async throws -> BookStatistics {
    try await BookStatisticsUseCase(repository: ArrayBookRepository(books))()
  }
}
