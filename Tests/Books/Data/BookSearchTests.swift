import BooksData
import BooksDomain
import Entities
import Storage
import TestSupport
import Testing
import Values

@Suite struct BookSearchTests {
  private let folder = ScratchFolder()

  @Test(
    arguments: StoreKind.allCases,
    [
      ("honore", ["Œuvres"]), ("oeuvres balzac", ["Œuvres"]), ("черв", ["Червоний"]), ("\u{1100}\u{1161}\u{11B7}", ["감"]),
      ("감", ["감"]),
      ("fra", ["Œuvres"]), ("gaiman", ["Omens"]), ("9780060853983", ["Omens"]), ("0060853980", ["Omens"]),
      ("gollancz", ["Omens"]),
      ("lines", ["Omens"]), ("\"end of the world\"", ["Omens"]), ("\"end the\"", []), ("omens nobody", []), ("体", ["三体"]),
      ("", []), ("\"", []), ("* OR NEAR(", []), ("' OR 1=1 --", []), ("omens AND", []), ("-omens", ["Omens"]),
      ("title:omens", []), ("^omens", ["Omens"]),
    ])
  func `every word is looked for as a beginning, in any field`(kind: StoreKind, expected: (text: String, titles: [String]))
    async throws
  {
    let books = [
      try Book.sample("Œuvres", by: "Honoré de Balzac") { $0.tags = ["français"] },
      try .sample("Червоний", by: "Андрій Кокотюха"),
      try .sample("감", by: "김"), try .full(), try .sample("三体", by: "刘慈欣"),
    ]
    let library = try await kind.library(books, in: folder)
    let found = try await library.search(expected.text, limit: nil, offset: 0).all().map(\.title)
    #expect(found == expected.titles.map { $0 == "Omens" ? "Good Omens" : $0 })
  }

  @Test func `a match in the title goes before one in the author, and that before the rest`() async throws {
    let books = [
      try Book.sample("Notes", by: "N") { $0.notes = "about london" }, try .sample("Call of the Wild", by: "Jack London"),
      try .sample("London", by: "E. Rutherfurd"), try .sample("Filler", by: "N"),
      try .sample("Other", by: "N") { $0.tags = ["london"] },
    ]
    let library = try await StoreKind.sqlite.library(books, in: folder)
    let found = try await library.search("london", limit: nil, offset: 0).all().map(\.title)
    #expect(found.prefix(2) == ["London", "Call of the Wild"])
    #expect(found.count == 4)
    #expect(try await library.search("london", limit: 1, offset: 1).all().map(\.title) == ["Call of the Wild"])
    #expect(try await library.search("london", limit: 0, offset: 0).all().isEmpty)
    #expect(try await library.search("london", limit: nil, offset: 9).all().isEmpty)
  }

  @Test func `results of any length hold every book once`() async throws {
    let books = try (0..<1203).map { try Book.sample("Word \($0)") }
    let library = try await StoreKind.sqlite.library(books, in: folder)
    #expect(Set(try await library.search("word", limit: nil, offset: 0).all().map(\.id)) == Set(books.map(\.id)))
  }
}
