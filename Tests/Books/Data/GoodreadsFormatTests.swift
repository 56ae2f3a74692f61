import BooksDomain
import Entities
import Testing
import Values

@Suite struct GoodreadsFormatTests {
  private let folder = ScratchFolder()

  @Test func `a row of the older export is a book`() throws {
    let text =
      GoodreadsExport.older + "\n" + #"""
        41865,"Harry Potter and the Sorcerer's Stone, Illustrated (Harry Potter, #1)",J.K.  Rowling,"Rowling, J.K.",\#
        "Mary GrandPré, Jim  Kay","=""0439554934""","=""9780439554930""",5,4.47,Scholastic Inc,Hardcover,309,2003,1997,2011/03/09,2007/08/20,\#
        "favorites, to-read-again, read","favorites (#3), read (#12)",read,"First line<br/>second \#
        <i>line</i><br />3 < 4",,for Ann,1,,,1,,,,,

        """#
    let file = try ReadFile(folder.file("older.csv", text))
    #expect(file.format == "goodreads")
    #expect(file.faults == [])
    let book = try #require(file.books.first)
    let expected = try Book.sample(
      "Harry Potter and the Sorcerer's Stone, Illustrated (Harry Potter, #1)", by: "J.K. Rowling", published: "1997",
      isbn: "9780439554930"
    ) { expected in
      expected.id = book.id
      expected.additionalAuthors = ["Mary GrandPré", "Jim Kay"]
      (expected.publisher, expected.pages, expected.status) = ("Scholastic Inc", try PageCount(309), .read)
      (expected.rating, expected.dateRead) = (try Rating(parsing: "5"), try Day(parsing: "2011-03-09"))
      (expected.dateAdded, expected.tags) = (try Day(parsing: "2007-08-20"), ["favorites", "to-read-again"])
      expected.notes = "First line\nsecond <i>line</i>\n3 < 4\n\nfor Ann"
    }
    #expect(book == expected)
    #expect(file.rows.first?.hasID == false)
  }

  @Test func `a row of the newer export that says little is a book too`() throws {
    let file = try read(["ISBN": "=\"\"", "ISBN13": "=\"\"", "My Rating": "0", "Exclusive Shelf": "to-read"])
    let book = try #require(file.books.first)
    #expect(book == (try .sample("T", by: "A") { ($0.id, $0.status) = (book.id, .toRead) }))
  }

  @Test(arguments: [
    ("=\"832070801X\"", "=\"\"", "9788320708011"), ("=\"0439554934\"", "=\"\"", "9780439554930"), ("", "", nil),
    ("=\"\"", "=\"9780439554930\"", "9780439554930"), ("0439554934", "9780060853983", "9780060853983"),
    ("=\"0439554934\"", "=\"9780439554931\"", "9780439554930"), ("=\"1\"", "=\"9780439554930\"", "9780439554930"),
  ])
  func `the ISBN of both columns that is one is taken`(ten: String, thirteen: String, isbn: String?) throws {
    let file = try read(["ISBN": ten, "ISBN13": thirteen])
    #expect(file.faults == [])
    #expect(file.books.first?.isbn?.text == isbn)
  }

  @Test(arguments: [
    ("-700", "1998", "-0700"), ("-362", "", "-0362"), ("1901", "1901", "1901"), ("180", "", "0180"), ("", "1998", "1998"),
    ("0", "1998", "1998"),
    ("", "", nil), ("", "0", nil), ("2025", "2024", "2025"), (" 1999 ", "", "1999"),
  ])
  func `the year of the first edition is the date, as exact as it is`(original: String, published: String, date: String?) throws {
    let file = try read(["Original Publication Year": original, "Year Published": published])
    #expect(file.faults == [])
    #expect(file.books.first?.publishedDate?.text == date)
  }

  @Test(arguments: [
    ("read", "read", ReadingStatus.read, []), ("to-read", "to-read", .toRead, []),
    ("currently-reading", "currently-reading", .reading, []),
    ("did-not-finish", "did-not-finish", .abandoned, []), ("", "favorites, sci-fi", nil, ["favorites", "sci-fi"]),
    ("owned", "owned, best", nil, ["owned", "best"]), ("wishlist", "best", nil, ["wishlist", "best"]),
    ("read", "2011,  read ,, ", .read, ["2011"]),
    ("", "", nil, []),
  ])
  func `the exclusive shelf is the status, other shelves are tags`(
    exclusive: String, shelves: String, status: ReadingStatus?, tags: [String]
  ) throws {
    let book = try #require(try read(["Exclusive Shelf": exclusive, "Bookshelves": shelves]).books.first)
    #expect(book.status == status)
    #expect(book.tags == tags)
  }

  @Test func `a book that was read on no known day has no date`() throws {
    let book = try #require(try read(["Exclusive Shelf": "read", "Date Read": ""]).books.first)
    #expect(book.status == .read && book.dateRead == nil && book.dateAdded == nil && book.publishedDate == nil)
  }

  @Test(arguments: [
    ("Original Publication Year", "[18--?]", "Original Publication Year: '[18--?]' is no date: "),
    ("Year Published", "nineteen", "Year Published: 'nineteen' is no date: "),
    ("My Rating", "6", "My Rating: '6' is no rating; "),
    ("My Rating", "4,5", "My Rating: '4,5' is no rating; "),
    ("Number of Pages", "300 p.", "Number of Pages: '300 p.' is no number of pages; "),
    ("Date Read", "2011/13/01", "Date Read: '2011/13/01' is no day: "), ("Date Added", "2011", "Date Added: '2011' is no day: "),
    ("ISBN", "=\"123\"", "ISBN: '123' is no ISBN; "), ("ISBN13", "=\"9780439554931\"", "ISBN13: '9780439554931' is no ISBN; "),
  ])
  func `a wrong cell rejects its row alone and names its column`(column: String, cell: String, reason: String) throws {
    let file = try read([:], [column: cell], ["Title": "Last"])
    #expect(file.faults.first?.hasPrefix("3: " + reason) == true, "\(file.faults)")
    #expect(file.books.map(\.title) == ["T", "Last"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines end as they like, quoted ones belong to the text, and a byte-order mark is dropped`(end: String) throws {
    let rows = [
      GoodreadsExport.newer, GoodreadsExport.row(["My Review": "one\(end)two", "Title": "First"]),
      GoodreadsExport.row(["Title": ""]) + ",",
      "1,Short,row", GoodreadsExport.row(["Title": "Last"]),
    ]
    let file = try ReadFile(folder.file("ends.csv", "\u{FEFF}" + rows.joined(separator: end)))
    #expect(file.format == "goodreads")
    #expect(file.books.map(\.title) == ["First", "Last"])
    #expect(file.books.first?.notes == "one\(end)two")
    #expect(file.faults == ["4: The row has 25 fields, the header has 24.", "5: The row has 3 fields, the header has 24."])
  }

  @Test func `the header may be in any case and order`() throws {
    let file = try ReadFile(folder.file("any.csv", "EXCLUSIVE SHELF,author,TITLE,book id,date READ\nread,A,T,1,2011/03/09\n"))
    #expect(file.format == "goodreads")
    #expect(file.books.first?.status == .read && file.books.first?.dateRead?.text == "2011-03-09")
  }

  private func read(_ rows: [String: String]...) throws -> ReadFile {
    let text = ([GoodreadsExport.newer] + rows.map(GoodreadsExport.row)).joined(separator: "\n") + "\n"
    let file = try ReadFile(folder.file("goodreads.csv", text))
    #expect(file.format == "goodreads")
    return file
  }
}
