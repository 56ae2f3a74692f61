import BooksDomain
import Entities
import Testing
import Values

@Suite struct LibraryThingFormatTests {
  private let folder = ScratchFolder()
  private let table = LibraryThingExport.table

  @Test func `a row is a book`() throws {
    let file = try read([
      "Book Id": "5498194", "Title": "\"Le\" Maître et Marguerite: Récit, 1985", "Sort Character": "4",
      "Primary Author": "Boulgakov, Mikhaïl", "Primary Author Role": "Author", "Secondary Author": "Ligny, Claude|Ermolaev, S.",
      "Secondary Author Roles": "Translator|Foreword", "Publication": "Pocket (1994), Poche", "Date": "1994",
      "Review": "One.[Return][Return]Two <i>and</i> \"three\".", "Rating": "4.5", "Comment": "from Ann",
      "Private Comment": "lent",
      "Page Count": "579 ", "Date Started": "[2007-04-16]", "Date Read": "[2007-05-08]", "Tags": "roman, russe,  expérimental",
      "Collections": "Your library, Favorites", "Languages": "French, Russian", "ISBN": "[2266062328]",
      "ISBNs": "2266062328, 9782266062329", "Entry Date": "[2006-08-09]",
    ])
    #expect(file.faults == [])
    let book = try #require(file.books.first)
    let expected = try Book.sample(
      "\"Le\" Maître et Marguerite: Récit, 1985", by: "Mikhaïl Boulgakov", published: "1994", isbn: "9782266062329"
    ) { expected in
      expected.id = book.id
      expected.additionalAuthors = ["Claude Ligny", "S. Ermolaev"]
      (expected.publisher, expected.pages, expected.language) = ("Pocket", try PageCount(579), "French")
      (expected.status, expected.rating) = (.read, try Rating(parsing: "4.5"))
      (expected.dateRead, expected.dateAdded) = (try Day(parsing: "2007-05-08"), try Day(parsing: "2006-08-09"))
      expected.tags = ["roman", "russe", "expérimental", "Favorites"]
      expected.notes = "One.\n\nTwo and \"three\".\n\nfrom Ann\n\nlent"
    }
    #expect(book == expected)
  }

  @Test func `a row that says little is a book too`() throws {
    let book = try #require(try read(["ISBN": "[]", "Date Read": "[]", "Rating": "0", "Page Count": "0 "]).books.first)
    #expect(book == (try .sample("T", by: "A") { $0.id = book.id }))
  }

  @Test(arguments: [
    ("[2070291340]", "2070291340, 9782070291342", "9782070291342"), ("[2070291340]", "", "9782070291342"),
    ("", "2070291340, 9782070291342", "9782070291342"), ("[]", "", nil), ("[2070291341]", "9782070291342", "9782070291342"),
    ("[9782070291342]", "2070291341", "9782070291342"), ("2070291340", "", "9782070291342"),
    ("[832070801X]", "", "9788320708011"),
  ])
  func `of both columns the first number that is an ISBN is taken`(one: String, both: String, isbn: String?) throws {
    let file = try read(["ISBN": one, "ISBNs": both])
    #expect(file.faults == [])
    #expect(file.books.first?.isbn?.text == isbn)
  }

  @Test(arguments: [
    ("Cortazar, Julio", "Julio Cortazar"), ("King, Martin Luther, Jr.", "Martin Luther King, Jr."), ("Homer", "Homer"),
    ("Austen, Jane, 1775-1817", "Jane Austen"), ("Plato,", "Plato"), ("Le Guin, Ursula K.", "Ursula K. Le Guin"),
    ("García Márquez, Gabriel", "Gabriel García Márquez"), ("1984, 1985", "1984, 1985"),
    ("Editors of Time, The", "The Editors of Time"),
  ])
  func `names are turned to how people write them`(cell: String, name: String) throws {
    #expect(try read(["Primary Author": cell]).books.first?.author == name)
  }

  @Test(arguments: [
    ("Gallimard (1979), Poche", "Gallimard"), ("Paris : Gallimard, 1978, 352 p.", "Gallimard"),
    ("Seuil (1989), Unknown Binding", "Seuil"),
    ("New York: Vintage Books, 1998", "Vintage Books"), ("London, England : Penguin, c2003.", "Penguin"), ("Penguin", "Penguin"),
    ("Harper & Row, Publishers, 1977", "Harper & Row, Publishers"), ("New York : Harper & Row, 1977 (c1976)", "Harper & Row"),
    ("(1979)", nil), ("1979", nil), ("Penguin Books Ltd (1999), Edition: New Ed, 255 pages", "Penguin Books Ltd"), ("a:b", "a:b"),
    ("Paris: [1903]", nil), ("Tor (New York, 1990)", "Tor (New York"),
  ])
  func `the publisher stands in the publication`(cell: String, publisher: String?) throws {
    #expect(try read(["Publication": cell]).books.first?.publisher == publisher)
  }

  @Test(arguments: [
    ("1979", "1979"), ("c1979", "1979"), ("[1979]", "1979"), ("2003-06-03", "2003-06-03"), ("[18--?]", nil), ("n.d.", nil),
    ("0", nil),
    ("", nil), ("1979?", nil), ("-350", "-0350"), ("MCMLXX", nil),
  ])
  func `a date that is not exact is unknown`(cell: String, date: String?) throws {
    let file = try read(["Date": cell])
    #expect(file.faults == [])
    #expect(file.books.first?.publishedDate?.text == date)
  }

  @Test(arguments: [
    ("Your library", "", "", nil, []), ("Your library, To read", "", "", ReadingStatus.toRead, []),
    ("Your library, Currently reading", "[2007-04-16]", "", .reading, []), ("Read but unowned", "", "", .read, []),
    ("Your library", "[2007-04-16]", "", .reading, []), ("Your library", "[2007-04-16]", "[2007-05-08]", .read, []),
    ("To read", "", "[2007]", .read, []), ("Currently reading", "", "[2007-05-08]", .reading, []),
    ("YOUR LIBRARY", "", "", nil, []),
    ("Wishlist, Cook books", "", "", nil, ["Wishlist", "Cook books"]), ("", "", "", nil, []),
  ])
  func `collections and dates are the status, other collections are tags`(
    collections: String, started: String, read day: String, status: ReadingStatus?, tags: [String]
  ) throws {
    let file = try read(["Collections": collections, "Date Started": started, "Date Read": day])
    #expect(file.books.first?.status == status)
    #expect(file.books.first?.tags == tags)
  }

  @Test(arguments: [("352", 352), ("590 ", 590), ("xii, 352 p.", 352), ("xii", nil), ("0", nil), ("", nil), ("12; 340", 340)])
  func `pages are the last number there is`(cell: String, pages: Int?) throws {
    #expect(try read(["Page Count": cell]).books.first?.pages?.number == pages)
  }

  @Test(arguments: [
    ("Rating", "4.6", "Rating: '4.6' is no rating; "), ("Page Count", "999999999999999999999", "Page Count: "),
    ("Date Read", "[2011-13-01]", "Date Read: '2011-13-01' is no date: "),
    ("Entry Date", "[soon]", "Entry Date: 'soon' is no date: "),
    ("ISBN", "[123]", "ISBN: '123' is no ISBN; "), ("ISBNs", "9782070291343, 1", "ISBNs: '9782070291343' is no ISBN; "),
  ])
  func `a wrong cell rejects its row alone and names its column`(column: String, cell: String, reason: String) throws {
    let file = try read([:], [column: cell], ["Title": "Last"])
    #expect(file.faults.first?.hasPrefix("3: " + reason) == true, "\(file.faults)")
    #expect(file.books.map(\.title) == ["T", "Last"])
  }

  @Test func `quotes are text, and a short or long row is named`() throws {
    let rows = [
      table.header, table.row(["Title": "\"Open"]), table.row() + "\tmore", "1\tshort", table.row(["Title": "5\" \"\"nails"]),
    ]
    let file = try ReadFile(folder.file("library.tsv", rows.joined(separator: "\r\n")))
    #expect(file.books.map(\.title) == ["\"Open", "5\" \"\"nails"])
    #expect(file.faults == ["3: The row has 50 fields, the header has 49.", "4: The row has 2 fields, the header has 49."])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a review may have lines, and a bad row costs no other one`(end: String) throws {
    let rows = [
      table.header, table.row(["Title": "First", "Review": "One.\(end)\(end)1984 was\tbetter"]),
      table.row(["Title": "Second", "Review": "One.\(end)\(end)1984 was better\(end)1\(end)"]), "lost its number", "7\tcut",
      "8\tcut\(end)too",
      table.row(["Title": "Last"]),
    ]
    let file = try ReadFile(folder.file("library.tsv", rows.joined(separator: end)))
    #expect(file.books.map(\.title) == ["Second", "Last"])
    #expect(file.books.first?.notes == ["One.", "", "1984 was better", "1"].joined(separator: end))
    #expect(
      file.faults == [
        "2: The row has 50 fields, the header has 49.", "10: The row has 1 field, the header has 49.",
        "11: The row has 2 fields, the header has 49.", "12: The row has 2 fields, the header has 49.",
      ])
  }

  @Test(arguments: [true, false])
  func `a file in UTF-16 is read as it is`(bigEndian: Bool) throws {
    let text = "\u{FEFF}" + table.file([["Title": "Łódź 日本 😀"], ["Title": "Last"]], end: "\r\n")
    let bytes = text.utf16.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
    let file = try ReadFile(folder.file("library.tsv", bytes))
    #expect(file.format == "librarything" && file.faults == [])
    #expect(file.books.map(\.title) == ["Łódź 日本 😀", "Last"])
  }

  @Test func `a byte that is no UTF-8 costs nothing`() throws {
    var bytes = Array(table.file([["Title": "Récit", "Subjects": "Cort#azar"], ["Title": "Été"]]).utf8)
    let stray = try #require(bytes.firstIndex(of: UInt8(ascii: "#")))
    bytes[stray] = 0xE2
    #expect(try ReadFile(folder.file("library.tsv", bytes)).books.map(\.title) == ["Récit", "Été"])
    let latin = table.file([["Title": "Récit"]]).unicodeScalars.map { UInt8($0.value) }
    #expect(try ReadFile(folder.file("latin.tsv", latin)).books.map(\.title) == ["Récit"])
  }

  private func read(_ rows: [String: String]...) throws -> ReadFile {
    let file = try ReadFile(folder.file("library.tsv", table.file(rows)))
    #expect(file.format == "librarything")
    return file
  }
}
