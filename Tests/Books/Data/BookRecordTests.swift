import BooksData
import BooksDomain
import Entities
import Storage
import TestSupport
import Testing
import Values

@Suite struct BookRecordTests {
  private let folder = ScratchFolder()

  @Test(arguments: StoreKind.allCases)
  func `every book comes back as it was stored`(kind: StoreKind) async throws {
    let books = [
      try Book.full(), try .sample(), try .sample("Odyssey", by: "Homer", published: "-0700"),
      try .sample("Commentarii", by: "Caesar", published: "-0044-03-15"), try .sample("2025", published: "2025"),
      try .sample("Month", published: "1999-05"), try .sample("日本語 👩‍👩‍👧 e\u{301} \u{0}\u{1B}[2J", by: "'=@+-"),
      try .sample("Lists") { ($0.additionalAuthors, $0.tags) = (["a;b", "c\\", "\\;"], [";", "\\", "'", "a, b"]) },
      try .sample("Last day") { ($0.dateRead, $0.dateAdded) = (try Day(parsing: "9999-12-31"), try Day(parsing: "-9999-01-01")) },
    ]
    let library = try await kind.library(books, in: folder)
    let prepared = try books.map { try $0.prepared() }
    for book in prepared { #expect(try await library.stored(id: book.id)?.item == book) }
    #expect(try await library.pages(Selection(BookFilter())).all() == prepared)
  }

  @Test(arguments: StoreKind.allCases)
  func `every status, rating and number of pages comes back`(kind: StoreKind) async throws {
    var books = try ReadingStatus.allCases.map { status in try Book.sample("\(status)") { $0.status = status } }
    books += try (1...20).map { quarters in try Book.sample("\(quarters)") { $0.rating = try Rating(quarters: quarters) } }
    books += try [1, 100_000].map { pages in try Book.sample("\(pages) pages") { $0.pages = try PageCount(pages) } }
    let library = try await kind.library(books, in: folder)
    #expect(try await library.pages(Selection(BookFilter())).all() == books)
  }

  @Test(arguments: StoreKind.allCases, 0..<DamagedRecord.damages.count)
  func `a damaged value is reported as damage and never guessed`(kind: StoreKind, place: Int) async throws {
    let store = kind.store(in: folder)
    let book = try Book.sample()
    _ = try await store.transaction { try await $0.insert(DamagedRecord(model: book, damage: place)) }
    let error = await #expect(throws: StoreError.self) { try await StoreBookRepository(store: store).stored(id: book.id) }
    #expect(error?.reason == .damaged)
  }
}

/// Writes a row of the books table with one value that is none of its type.
private struct DamagedRecord: Record {
  static let damages: [(column: Int, value: StoredValue)] = [
    (4, .text("1999-13")), (5, .integer(9_780_439_554_931)), (5, .integer(Int.min)), (7, .integer(0)), (9, .text("red")),
    (10, .integer(30)), (10, .integer(525)), (11, .text("1999")), (12, .text("yesterday")),
  ]

  static let table = BookRecord.table
  let model: Book
  let damage: Int

  init(model: Book, damage: Int) {
    self.model = model
    self.damage = damage
  }

  init(_ model: Book) { self.init(model: model, damage: 0) }

  static func model(of row: borrowing Row) throws -> Book { throw row.damaged(0) }

  func write(to row: inout RowBuilder) {
    row.id(model.id)
    for (place, column) in Self.table.columns.enumerated().dropFirst() {
      switch place == Self.damages[damage].column ? Self.damages[damage].value : nil {
      case .integer(let number): row.integer(Int(number))
      case .text(let text): row.text(text)
      default:
        switch (column.isOptional, column.kind) {
        case (true, _): row.null()
        case (false, .text): row.text("x")
        case (false, .integer): row.integer(0)
        }
      }
    }
  }
}
