import BooksData
import BooksDomain
import Entities
import Storage
import TestSupport
import Testing
import Values

@Suite struct BookOrderTests {
  private let folder = ScratchFolder()

  @Test(arguments: StoreKind.allCases)
  func `titles sort without articles, accents, case and signs`(kind: StoreKind) async throws {
    let titles = [
      "Dent", "Déchets", "Zorro", "The Yiddish Policemen's Union", "dechets", "The 'Burbs", "El castillo", "Ångström", "Łódź",
      "Lodge",
      "Straße", "Strand", "Die Hard",
    ]
    let sorted = [
      "Ångström", "The 'Burbs", "El castillo", "Déchets", "dechets", "Dent", "Die Hard", "Lodge", "Łódź", "Strand", "Straße",
      "The Yiddish Policemen's Union", "Zorro",
    ]
    let books = try titles.map { try Book.sample($0) }
    let library = try await kind.library(books, in: folder)
    let found = try await library.pages(Selection(BookFilter(), order: .title)).all().map(\.title)
    #expect(found.map { $0 == "dechets" ? "Déchets" : $0 } == sorted.map { $0 == "dechets" ? "Déchets" : $0 })
  }

  @Test(
    arguments: StoreKind.allCases,
    [
      (BookOrder.author, false, ["none", "C", "b", "A"]), (.author, true, ["A", "b", "C", "none"]),
      (.published, false, ["A", "b", "C", "none"]), (.published, true, ["C", "b", "A", "none"]),
      (.added, false, ["C", "A", "b", "none"]), (.added, true, ["b", "A", "C", "none"]),
      (.rating, false, ["b", "C", "A", "none"]), (.rating, true, ["A", "C", "b", "none"]),
      (nil, false, ["b", "none", "A", "C"]), (nil, true, ["C", "A", "none", "b"]),
    ])
  func `every key sorts both ways and what is missing comes last`(
    kind: StoreKind, expected: (order: BookOrder?, isReversed: Bool, titles: [String])
  ) async throws {
    let books = [
      try Book.sample("b", by: "Émile", published: "-0044-03") { book in
        (book.dateAdded, book.rating) = (try Day(parsing: "2021-01-01"), try Rating(parsing: "0.25"))
      },
      try .sample("none", by: "Aaron"),
      try .sample("A", by: "Zoë", published: "-0700") { book in
        (book.dateAdded, book.rating) = (try Day(parsing: "2020-12-31"), try Rating(parsing: "5"))
      },
      try .sample("C", by: "\"Dante\"", published: "1999") { book in
        (book.dateAdded, book.rating) = (try Day(parsing: "1999-01-01"), try Rating(parsing: "4.5"))
      },
    ]
    let library = try await kind.library(books, in: folder)
    let selection = Selection(BookFilter(), order: expected.order, isReversed: expected.isReversed)
    #expect(try await library.pages(selection).all().map(\.title) == expected.titles)
  }

  @Test(arguments: StoreKind.allCases)
  func `equals are sorted by id`(kind: StoreKind) async throws {
    let books = try (0..<5).map { _ in try Book.sample() }
    let ids = books.map { UUIDText.text($0.id) }.sorted()
    let library = try await kind.library(books, in: folder)
    for order in BookOrder.allCases {
      #expect(try await library.pages(Selection(BookFilter(), order: order)).all().map { UUIDText.text($0.id) } == ids)
    }
  }

  @Test func `pages of any length hold every book once`() async throws {
    let books = try (0..<1203).map { try Book.sample("Book \(7919 * $0 % 1203)") }
    let library = try await StoreKind.sqlite.library(books, in: folder)
    for order in [nil, BookOrder.title, .published] {
      var seen: [String] = []
      for offset in stride(from: 0, to: 1300, by: 110) {
        seen += try await library.pages(Selection(BookFilter(), order: order, limit: 110, offset: offset)).all().map(\.title)
      }
      #expect(seen == (try await library.pages(Selection(BookFilter(), order: order)).all().map(\.title)))
      #expect(Set(seen).count == 1203)
    }
    #expect(try await library.pages(Selection(BookFilter(), limit: 0)).all().isEmpty)
    #expect(try await library.pages(Selection(BookFilter(), limit: .max, offset: .max)).all().isEmpty)
    #expect(
      try await library.pages(Selection(BookFilter(), isReversed: true, limit: 2, offset: 1)).all() == [
        books[1201], books[1200],
      ])
  }
}
