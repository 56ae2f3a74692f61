import Entities
import Values

/// Counts a library: by status, by decade of publication, and what was read in which year.
public struct BookStatisticsUseCase: Sendable {
  private let repository: any BookRepository

  /// Works on the library of this repository.
  public init(repository: any BookRepository) {
    self.repository = repository
  }

  /// Counts the books the filter lets through, page by page.
  public func callAsFunction(_ filter: BookFilter = BookFilter()) async throws -> BookStatistics {
    var statistics = BookStatistics()
    for try await page in repository.pages(Selection(filter)) {
      for book in page { statistics.count(book) }
    }
    return statistics
  }
}

extension BookStatistics {
  mutating func count(_ book: Book) {
    books += 1
    byStatus[book.status, default: 0] += 1
    if let year = book.publishedDate?.year { byDecade[Self.decade(of: Int(year)), default: 0] += 1 }
    if let day = book.dateRead {
      var reading = readByYear[Int(day.date.year)] ?? Reading()
      reading.books += 1
      reading.pages += book.pages?.number ?? 0
      readByYear[Int(day.date.year)] = reading
    }
    if let rating = book.rating {
      rated += 1
      byRating[rating, default: 0] += 1
      ratedQuarters += rating.quarters
    }
  }

  /// 1984 belongs to 1980, the year 5 to 0; before year 1 a decade is named by its last year, and begins nine years earlier.
  private static func decade(of year: Int) -> Int {
    year / 10 * 10 - (year < 0 ? 9 : 0)
  }
}
