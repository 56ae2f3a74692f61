import BooksDomain
import BooksPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct ListBooksTests {
  private let books: [Book]

  init() throws {
    var caesar = Book.sample(2, "Commentarii de bello Gallico", by: "Gaius Iulius Caesar")
    caesar.publishedDate = try CalendarDate(parsing: "-0049")
    books = [try .full(), caesar, .sample(3, "日本語 e\u{301}", by: "N. N.")]
  }

  @Test func `books are a table`() async throws {
    let recorded = try await list([], books)
    #expect(
      recorded.output == """
        ID                                    Title                         Author               Published   Status   Rating
        01020304-0506-0708-090a-0b0c0d0e0f01  Good Omens                    Terry Pratchett      1990-05-10  reading    4.25
        01020304-0506-0708-090a-0b0c0d0e0f02  Commentarii de bello Gallico  Gaius Iulius Caesar  -0049
        01020304-0506-0708-090a-0b0c0d0e0f03  日本語 e\u{301}                      N. N.

        """)
    #expect(recorded.errors == "")
  }

  @Test func `a narrow terminal gets what matters most`() async throws {
    let recorded = RecordedScreen(width: 50)
    try await ListBooks.parse([]).run(on: recorded.screen, books: .on(FakeLibrary(books)))
    #expect(
      recorded.output == """
        ID         Title         Author         Published
        01020304…  Good Omens    Terry Pratch…  1990-05-10
        01020304…  Commentarii…  Gaius Iulius…  -0049
        01020304…  日本語 e\u{301}      N. N.

        """)
  }

  @Test func `machines get every property in the order of files`() async throws {
    let recorded = try await list([], [try .full(), .sample(2, "Dune")], format: .json)
    #expect(
      recorded.output == #"""
        [
        {"id":"01020304-0506-0708-090a-0b0c0d0e0f01","title":"Good Omens","author":"Terry Pratchett","additionalAuthors":["Neil Gaiman"],"publishedDate":"1990-05-10","isbn":"9780060853983","publisher":"Gollancz","pages":288,"language":"en","status":"reading","rating":4.25,"dateRead":"2001-02-03","dateAdded":"2000-12-31","tags":["funny","end of the world"],"notes":"Two\nlines"},
        {"id":"01020304-0506-0708-090a-0b0c0d0e0f02","title":"Dune","author":"Frank Herbert","additionalAuthors":[],"publishedDate":null,"isbn":null,"publisher":null,"pages":null,"language":null,"status":null,"rating":null,"dateRead":null,"dateAdded":null,"tags":[],"notes":null}
        ]

        """#)
    let csv = try await list([], [.sample(2, "Dune")], format: .csv)
    #expect(
      csv.output == """
        id,title,author,additionalAuthors,publishedDate,isbn,publisher,pages,language,status,rating,dateRead,dateAdded,tags,notes
        01020304-0506-0708-090a-0b0c0d0e0f02,Dune,Frank Herbert,,,,,,,,,,,,

        """)
  }

  @Test(arguments: [
    ([], [], "There are no books yet.\nAdd one: app books add TITLE --author NAME; or bring yours: app books import FILE.\n"),
    (["--title", "Emma"], ["Dune"], "No book fits.\nTake a filter away, or search.\n"),
    (["--offset", "5"], ["Dune"], "No book fits.\nChange --offset or --limit to see others.\n"),
    (["--limit", "0"], ["Dune"], "No book fits.\nChange --offset or --limit to see others.\n"),
  ])
  func `where nothing is shown it is said why and what to do`(arguments: [String], titles: [String], note: String) async throws {
    let recorded = try await list(arguments, titles.map { .sample(1, $0) })
    #expect(recorded.output == "")
    #expect(recorded.errors == note)
    #expect(try await list(arguments, titles.map { .sample(1, $0) }, format: .json).output == "[]\n")
  }

  @Test func `hostile text never reaches a terminal and is exact for machines`() async throws {
    let title = "a\u{1B}[2J\u{9B}1m\u{202E}b\nc\u{7}\u{0}"
    let recorded = try await list([], [.sample(1, title, by: "\u{1B}]0;x\u{7}")])
    #expect(recorded.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!recorded.output.unicodeScalars.contains("\u{202E}"))
    #expect(recorded.output.contains("a\u{FFFD}[2J"))
    let machine = try await list([], [.sample(1, title)], format: .json)
    #expect(machine.output.contains(#""title":"a\u001b[2J"#))
  }

  @Test func `every option reaches the library`() async throws {
    let library = FakeLibrary()
    let arguments = [
      "--author", "a", "--title=t", "--tag", "g", "--status", "to-read", "--published", "1990..2000", "--isbn", "0439554934",
      "--sort",
      "published", "--reverse", "-n", "5", "--offset", "2",
    ]
    try await ListBooks.parse(arguments).run(on: RecordedScreen().screen, books: .on(library))
    let selection = try #require(library.lastSelection)
    #expect(
      selection.filter
        == BookFilter(
          author: "a", title: "t", tag: "g", status: .toRead, published: try PublicationRange(parsing: "1990..2000"),
          isbn: try ISBN(parsing: "9780439554930")))
    #expect(selection.order == .published && selection.isReversed && selection.limit == 5 && selection.offset == 2)
  }

  @Test(arguments: [
    (["--status", "red"], "'red' is no reading status"), (["--published", "2000..1990"], "its end is before its beginning"),
    (["--isbn", "123"], "'123' is no ISBN"), (["--sort", "colour"], "'colour'"),
    (["--limit", "-1"], "'-1' is no number of rows"),
    (["--limit", "1e3"], "'1e3' is no number of rows"),
    (["--offset", "99999999999999999999"], "'99999999999999999999' is no number of rows"),
  ])
  func `a value that is none is refused by name`(arguments: [String], part: String) {
    let error = #expect(throws: CommandLineError.self) { try ListBooks.parse(arguments) }
    #expect(error?.message.contains(part) == true, "\(String(describing: error?.message))")
  }

  private func list(_ arguments: [String], _ books: [Book], format: OutputFormat = .table) async throws -> RecordedScreen {
    let recorded = RecordedScreen(format)
    try await ListBooks.parse(arguments).run(on: recorded.screen, books: .on(FakeLibrary(books)))
    return recorded
  }
}
