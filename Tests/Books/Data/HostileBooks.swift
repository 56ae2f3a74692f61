import BooksDomain
import Foundation
import Values

/// Random books whose texts are what files and stores stumble over; the same in every run.
struct HostileBooks {
  private static let pieces = [
    "=1+1", "+", "-5", "@x", "'", "''=", "\"", "\"\"", ",", ";", "; ", "\\", "\\;", "\n", "\r", "\r\n", "\t", "\u{0}", "\u{1}",
    "\u{1B}[2J", "\u{7F}",
    "\u{9B}", "\u{FEFF}", "\u{202E}", "\u{2028}", " ", "\u{A0}", "\u{3000}", "a", "B", "0", "é", "e\u{301}", "\u{301}", "ß", "Ł",
    "日本", "감", "😀", "👩‍👩‍👧",
    "🏳️‍🌈", "\u{600} ", "<br/>", "{", "]", ":", "null", "id", "%", "_", "*", "--", "/*",
  ]

  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  /// Books that obey the rules, each with an ISBN of its own or none.
  mutating func make(_ count: Int) throws -> [Book] {
    try (0..<count).map { try book($0) }
  }

  private mutating func book(_ number: Int) throws -> Book {
    var book = Book(title: "T" + text(), author: text() + "A")
    book.id = UUID(uuid: withUnsafeBytes(of: (random.next(), random.next())) { $0.load(as: uuid_t.self) })
    (book.additionalAuthors, book.tags) = (list(), list())
    (book.publisher, book.language, book.notes) = (text(), Bool.random(using: &random) ? "en" : text(), text())
    book.title = Bool.random(using: &random) ? book.title : String(book.title.dropFirst()) + "x"
    if Bool.random(using: &random) { book.publishedDate = try date() }
    if Bool.random(using: &random) { book.isbn = try isbn(number) }
    if Bool.random(using: &random) { book.pages = try PageCount(Int.random(in: 1...100_000, using: &random)) }
    if Bool.random(using: &random) { book.rating = try Rating(quarters: Int.random(in: 1...20, using: &random)) }
    book.status = Bool.random(using: &random) ? ReadingStatus.allCases.randomElement(using: &random) : nil
    book.dateRead = Bool.random(using: &random) ? Day(number: Int.random(in: -800_000...80_000, using: &random)) : nil
    book.dateAdded = Bool.random(using: &random) ? Day(number: Int.random(in: 0...20_000, using: &random)) : nil
    return try book.prepared()
  }

  private mutating func text() -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private mutating func list() -> [String] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in text() }
  }

  private mutating func date() throws -> CalendarDate {
    let year = Int.random(in: 1...2199, using: &random) * (Int.random(in: 0...4, using: &random) == 0 ? -1 : 1)
    let month = Int.random(in: 0...12, using: &random)
    return try CalendarDate(year: year, month: month, day: month == 0 ? 0 : Int.random(in: 0...28, using: &random))
  }

  private func isbn(_ number: Int) throws -> ISBN {
    let twelve = 978_000_000_000 + number
    return try ISBN(parsing: "\(twelve)\(ISBN.checkDigit13(twelve))")
  }
}
