import TestSupport
import Testing

@Suite(.inTurn) struct GoodreadsTests {
  static let newHeader = """
    Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,\
    Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,\
    Spoiler,Private Notes,Read Count,Owned Copies
    """
  static let oldHeader =
    String(newHeader.dropLast(",Owned Copies".count))
    + ",Recommended For,Recommended By,Owned Copies,Original Purchase Date,Original Purchase Location,Condition,Condition Description,BCID"

  /// One row under the newer header.
  static func row(
    _ title: String, author: String = "A", others: String = "", isbn: String = "", isbn13: String = "", rating: String = "0",
    pages: String = "", year: String = "", original: String = "", read: String = "", added: String = "2009/01/02",
    shelves: String = "", shelf: String = "to-read", review: String = ""
  ) -> String {
    [
      "1", title, author, "", others, "\"=\"\"\(isbn)\"\"\"", "\"=\"\"\(isbn13)\"\"\"", rating, "4.02", "Harper", "Paperback",
      pages, year,
      original, read, added, shelves, "", shelf, review, "", "", "1", "0",
    ].joined(separator: ",")
  }

  private static let library = [
    newHeader,
    row(
      "\"Harry Potter, Book 5\"", author: "J.K.  Rowling", others: "\"Mary  GrandPré, Jim Dale\"", isbn: "0439554934",
      isbn13: "9780439554930", rating: "5", pages: "870", year: "2004", original: "2003", read: "2010/05/01",
      shelves: "\"fantasy, to-read, owned\"", shelf: "read", review: "\"Great<br/>book<br />indeed\""),
    row("The Odyssey", author: "Homer", year: "1996", original: "-700", shelf: "currently-reading"),
    row("Only X", isbn: "832070801X", year: "0", shelf: "on-hold"),
  ]

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func aLibraryComesInAsPeopleKnowIt(_ lineEnd: String, _ mark: String) async throws {
    let home = try BinaryHome()
    let result = try await home.importing(mark + Self.library.joined(separator: lineEnd) + lineEnd)
    #expect(result.numbers == [3, 3, 0, 0, 0, 0])
    let books = try await home.books("list")
    #expect(
      books[0]
        == BookJSON(
          id: books[0].id, title: "Harry Potter, Book 5", author: "J.K. Rowling",
          additionalAuthors: ["Mary GrandPré", "Jim Dale"],
          publishedDate: "2003", isbn: "9780439554930", publisher: "Harper", pages: 870, status: "read", rating: 5,
          dateRead: "2010-05-01", dateAdded: "2009-01-02", tags: ["fantasy", "owned"], notes: "Great\nbook\nindeed"))
    #expect(books[1].publishedDate == "-0700" && books[1].status == "reading" && books[1].rating == nil)
    #expect(books[2].isbn == "9788320708011" && books[2].publishedDate == nil && books[2].tags == ["on-hold"])
  }

  @Test func theOlderExportHas31Columns() async throws {
    let home = try BinaryHome()
    let rows = Self.library.dropFirst().map { String($0.dropLast(2)) + ",,,0,,,,," }
    #expect(Self.oldHeader.split(separator: ",").count == 31)
    #expect(try await home.importing(([Self.oldHeader] + rows).joined(separator: "\n")).imported == 3)
  }

  @Test func theSameFileAgainAddsNothing() async throws {
    let home = try BinaryHome()
    let file = Self.library.joined(separator: "\n")
    #expect(try await home.importing(file).numbers == [3, 3, 0, 0, 0, 0])
    let before = try await home.output("books", "export")
    #expect(try await home.importing(file).numbers == [3, 0, 0, 3, 0, 0])
    #expect(try await home.output("books", "export") == before)
  }

  @Test func badRowsAreNamedByTheirLine() async throws {
    let home = try BinaryHome()
    let file = [
      Self.newHeader, Self.row("Good", review: "\"two\nlines\""), Self.row("Bad", isbn: "123"), "1,short,A",
      Self.row("Fine") + ",long",
      Self.row(""), Self.row("R", rating: "9"), Self.row("D", added: "02/01/2009"), Self.row("P", pages: "12abc"),
      Self.row("Last"),
    ]
    let result = try await home.importing(file.joined(separator: "\n"), "--from", "goodreads")
    #expect(result.numbers == [9, 2, 0, 0, 0, 7])
    #expect(result.rejected.map(\.line) == [4, 5, 6, 7, 8, 9, 10])
    let parts = ["'123'", "3 fields, the header has 24", "25 fields", "title", "'9'", "'02/01/2009'", "'12abc'"]
    for (rejected, part) in zip(result.rejected, parts) { #expect(rejected.reason.contains(part)) }
    #expect(try await home.titles("list") == ["Good", "Last"])
  }
}
