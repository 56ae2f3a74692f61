import Testing

@testable import GeneratedBooks

struct GeneratedBooksTests {
  private func text(_ format: BookFormat, count: Int, seed: UInt64 = 1) -> String {
    var bytes: [UInt8] = []
    format.generate(count: count, seed: seed) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func books(_ count: Int) -> [GeneratedBook] {
    var generator = BookGenerator(seed: 1)
    return (0..<count).map { _ in generator.next() }
  }

  @Test(arguments: BookFormat.allCases)
  func seedAloneDecidesWhatIsWritten(_ format: BookFormat) {
    #expect(text(format, count: 500) == text(format, count: 500))
    #expect(text(format, count: 500) != text(format, count: 500, seed: 2))
  }

  @Test(arguments: BookFormat.allCases)
  func everyRowHasTheColumnsOfTheHeader(_ format: BookFormat) {
    let columns: [BookFormat: Int] = [.books: 15, .calibre: 21, .goodreads: 31, .librarything: 49, .storygraph: 23]
    let rows = format == .librarything ? tabbed(text(format, count: 2000)) : cells(text(format, count: 2000))
    #expect(rows.count == 2001)
    #expect(rows.first?.count == columns[format])
    #expect(Set(rows.map(\.count)).count == 1)
  }

  @Test func noIdAndNoISBNRepeats() {
    let books = books(20_000)
    #expect(Set(books.map(\.idText)).count == books.count)
    let numbers = books.compactMap(\.isbn13)
    #expect((13_500...14_500).contains(numbers.count))
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func checkDigitsAreThoseOfPublishedBooks() {
    var book = GeneratedBook()
    book.isbnCore = 43_955_493
    #expect(book.isbn10 == "0439554934")
    #expect(book.isbn13 == "9780439554930")
    book.isbnCore = 832_070_801
    #expect(book.isbn10 == "832070801X")
  }

  @Test func idIsOfVersionFour() {
    var book = GeneratedBook()
    book.id = (.max, .max)
    #expect(book.idText == "ffffffff-ffff-4fff-bfff-ffffffffffff")
    book.id = (0, 0)
    #expect(book.idText == "00000000-0000-4000-8000-000000000000")
  }

  @Test func datesComeInEveryPrecisionAndNoYearIsZero() {
    let dates = books(20_000).compactMap(\.published)
    #expect(
      dates.contains { $0.month == nil } && dates.contains { $0.day == nil && $0.month != nil }
        && dates.contains { $0.day != nil })
    #expect(dates.contains { $0.year < 0 })
    #expect(!dates.contains { $0.year == 0 })
    #expect(GeneratedDate(year: -700).text() == "-0700")
    #expect(GeneratedDate(year: 1999, month: 5, day: 1).text(separator: "/") == "1999/05/01")
  }

  @Test func someTitlesAndAuthorsAreBeyondASCII() {
    let books = books(20_000)
    let count = books.count { !($0.title + $0.author).utf8.allSatisfy { $0 < 0x80 } }
    #expect((900...1500).contains(count))
  }

  @Test func rareWordStandsInEveryFiftyThousandthTitle() {
    #expect(books(100_000).count { $0.title.contains(BookGenerator.rareWord) } == 2)
  }

  private func tabbed(_ text: String) -> [[Substring]] {
    text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  /// Reads CSV the plain way, for the columns to be counted.
  private func cells(_ text: String) -> [[Substring]] {
    var rows: [[Substring]] = []
    var (row, cell, isQuoted) = ([Substring](), Substring(), false)
    for character in text.unicodeScalars {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(cell)
        cell = ""
      case "\n" where !isQuoted:
        rows.append(row + [cell])
        (row, cell) = ([], "")
      default: cell.unicodeScalars.append(character)
      }
    }
    return rows
  }
}
