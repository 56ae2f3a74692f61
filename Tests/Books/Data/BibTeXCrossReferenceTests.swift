import BooksDomain
import Entities
import Testing
import Values

@Suite struct BibTeXCrossReferenceTests {
  private let folder = ScratchFolder()

  private static let child = "@inproceedings{child, title = {Part}, author = {Writer, A.}, crossref = {Parent}}\n"
  private static let parent =
    "@proceedings{parent, title = {Whole}, editor = {Editor, E.}, year = 2001, month = feb, publisher = {House}, isbn = {9780439554930}, pagetotal = 9}\n"

  @Test(arguments: [child + parent, parent + child])
  func `a part has the date and publisher of its book, wherever that stands`(text: String) throws {
    let file = try read(text)
    let part = try #require(file.books.first { $0.title == "Part" })
    #expect(part.publishedDate?.text == "2001-02" && part.publisher == "House" && part.author == "A. Writer")
    #expect(part.isbn == nil && part.pages == nil)
    #expect(file.rows.map(\.line).sorted() == [1, 2])
  }

  @Test func `what a part says itself is not replaced, a date not even in part`() throws {
    let part = try #require(
      try read(Self.parent + "@inbook{c, title = {Part}, author = {A}, date = {1999}, publisher = {Own}, crossref = {parent}}")
        .books.last)
    #expect(part.publishedDate?.text == "1999" && part.publisher == "Own")
  }

  @Test func `a part without title and author has those of its book`() throws {
    let part = try #require(try read(Self.parent + "@inbook{c, pages = {1--9}, crossref = {parent}}").books.last)
    #expect(part.title == "Whole" && part.author == "E. Editor")
  }

  @Test func `a part of a part has what both have`() throws {
    let text =
      "@inbook{c, title = {C}, crossref = {b}}@inbook{b, title = {B}, author = {A}, crossref = {a}}@book{a, title = {A}, author = {Z}, publisher = {P}, year = 1}"
    let books = try read(text).books
    #expect(books.map(\.title) == ["A", "B", "C"])
    #expect(books.map(\.publisher) == ["P", "P", "P"] && books.map(\.author) == ["Z", "A", "A"])
  }

  @Test func `a book that is not there is said so only where it matters`() throws {
    let file = try read("@inbook{a, title = {T}, author = {A}, crossref = {no}}\n@inbook{b, title = {T}, crossref = {no}}\n")
    #expect(file.books.map(\.title) == ["T"])
    #expect(
      file.faults == [
        "2: The entry 'b' of type 'inbook' has neither author nor editor; the entry its crossref names is not in the file, or too far away."
      ])
  }

  @Test func `entries that refer to each other in circles go in as they are`() throws {
    let file = try read(
      "@book{a, title = {A}, author = {A}, crossref = {b}}@book{b, title = {B}, author = {B}, crossref = {a}}@book{c, title = {C}, author = {C}, crossref = {c}}"
        + "@book{d, title = {D}, author = {D}, crossref = {a}}")
    #expect(Set(file.books.map(\.title)) == ["A", "B", "C", "D"] && file.rows.count == 4)
  }

  @Test func `parts and books far apart lose their connection, not their place`() throws {
    let filler = String(repeating: "x", count: 10_000)
    let parts = (0..<1500).map { "@inbook{p\($0), title = {P\($0)}, author = {A}, crossref = {late}, annote = {\(filler)}}\n" }
    let file = try read(parts.joined() + "@book{late, title = {L}, author = {A}, year = 2001}")
    #expect(file.books.count == 1501 && Set(file.rows.map(\.line)).count == 1501)
    let dated = file.books.count { $0.publishedDate != nil }
    #expect(dated > 300 && dated < 600)
    #expect(file.books.first?.title == "P0" && file.books.first?.publishedDate == nil)
  }

  private func read(_ text: String) throws -> ReadFile { try ReadFile(folder.file("t.bib", text), format: "bibtex") }
}
