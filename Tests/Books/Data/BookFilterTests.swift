import BooksData
import BooksDomain
import Entities
import Storage
import TestSupport
import Testing
import Values

@Suite struct BookFilterTests {
  private let folder = ScratchFolder()

  private static let books: [Book] = {
    let books = [
      try? Book.sample("Œuvres complètes", by: "Honoré de Balzac", published: "1842") { $0.tags = ["Französisch", "a;b"] },
      try? .sample("Good Omens", by: "Terry Pratchett", published: "1990-05-10", isbn: "9780060853983") {
        ($0.additionalAuthors, $0.status, $0.tags) = (["Neil Gaiman"], .read, ["funny", "end of the world"])
      },
      try? .sample("Odyssey", by: "Homer", published: "-0700") { $0.status = .toRead },
      try? .sample("Commentarii", by: "Caesar", published: "-0044-03-15"), try? .sample("100 % Wolle_", by: "N. N."),
      try? .sample("三体", by: "刘慈欣", published: "2008-01") { $0.status = .read },
    ]
    return books.compactMap(\.self)
  }()

  @Test(
    arguments: StoreKind.allCases,
    [
      (BookFilter(title: "oeuvres"), [0]), (BookFilter(title: "COMPLE"), [0]), (BookFilter(title: "体"), [5]),
      (BookFilter(title: "om"), [0, 1, 3]),
      (BookFilter(author: "honore"), [0]), (BookFilter(author: "gaiman"), [1]), (BookFilter(author: "e"), [0, 1, 2, 3]),
      (BookFilter(author: "pratchett neil"), []), (BookFilter(title: "%"), [4]), (BookFilter(title: "_"), [4]),
      (BookFilter(title: "'"), []),
      (BookFilter(tag: "franzosisch"), [0]), (BookFilter(tag: "WORLD"), [1]), (BookFilter(tag: "a;b"), [0]),
      (BookFilter(tag: "x"), []),
      (BookFilter(status: .read), [1, 5]), (BookFilter(status: .abandoned), []),
      (BookFilter(author: "gaiman", status: .toRead), []),
      (BookFilter(author: "o", title: "o", status: .toRead), [2]),
    ])
  func `texts are found folded and anywhere, and all must hold`(kind: StoreKind, expected: (filter: BookFilter, places: [Int]))
    async throws
  {
    try await expect(expected.filter, gives: expected.places, in: kind)
  }

  @Test(
    arguments: StoreKind.allCases,
    [
      ("1842", [0]), ("1990", [1]), ("1990-05", [1]), ("1990-05-10", [1]), ("1990-05-11", []), ("1990-06", []),
      ("1842..1990", [0, 1]),
      ("..1842", [0, 2, 3]), ("1990..", [1, 5]), ("-700..-44", [2, 3]), ("-44", [3]), ("..-45", [2]), ("2008-01", [5]),
      ("2008-02..", []),
      ("44 BCE..1", [3]),
    ])
  func `a span holds what was published in it, nothing without a date`(kind: StoreKind, expected: (span: String, places: [Int]))
    async throws
  {
    try await expect(BookFilter(published: try PublicationRange(parsing: expected.span)), gives: expected.places, in: kind)
  }

  @Test(arguments: StoreKind.allCases)
  func `an ISBN finds its book`(kind: StoreKind) async throws {
    try await expect(BookFilter(isbn: try ISBN(parsing: "0060853980")), gives: [1], in: kind)
    try await expect(BookFilter(isbn: try ISBN(parsing: "9780439554930")), gives: [], in: kind)
  }

  private func expect(_ filter: BookFilter, gives places: [Int], in kind: StoreKind) async throws {
    #expect(Self.books.count == 6)
    let library = try await kind.library(Self.books, in: folder)
    #expect(try await library.pages(Selection(filter)).all().map(\.title) == places.map { Self.books[$0].title })
    #expect(try await library.count(filter) == places.count)
  }
}
