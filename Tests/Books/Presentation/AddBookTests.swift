import BooksDomain
import BooksPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct AddBookTests {
  private let library = FakeLibrary()
  private let noon: Int64 = 1_714_996_800  // 2024-05-06T12:00:00Z

  @Test func `everything that can be said of a book is stored and its id printed`() async throws {
    let recorded = try await add([
      "Good Omens", "--author", "Terry Pratchett", "--additional-author", "Neil Gaiman", "--additional-author", " ",
      "--published", "1990-5",
      "--isbn", "0-06-085398-0", "--publisher", "Gollancz", "--pages", "288", "--language", "en", "--status", "Reading",
      "--rating", "4.25",
      "--date-read", "2001/2/3", "--tag", "funny", "--tag", "a;b", "--notes", "Two\nlines",
    ])
    let book = try #require(library.books.first)
    var expected = try Book.full()
    (expected.id, expected.dateAdded, expected.tags) = (book.id, try Day(parsing: "2024-05-06"), ["funny", "a;b"])
    expected.publishedDate = try CalendarDate(parsing: "1990-05")
    #expect(book == expected)
    #expect(recorded.output == UUIDText.text(book.id) + "\n")
    #expect(recorded.errors == "Added 'Good Omens'.\n")
  }

  @Test func `machines get the stored object`() async throws {
    let recorded = try await add(["Dune", "--author", "Frank Herbert"], format: .json)
    let id = UUIDText.text(try #require(library.books.first).id)
    #expect(
      recorded.output == #"""
        {"id":"\#(id)","title":"Dune","author":"Frank Herbert","additionalAuthors":[],"publishedDate":null,"isbn":null,"publisher":null,"pages":null,"language":null,"status":null,"rating":null,"dateRead":null,"dateAdded":"2024-05-06","tags":[],"notes":null}

        """#)
  }

  @Test func `the same work is refused with the way to add it all the same`() async throws {
    let library = FakeLibrary([.sample(1, "Dune")])
    let command = try AddBook.parse(["DUNE!", "--author", "frank herbert"])
    let error = await #expect(throws: ShownFailure.self) {
      try await command.run(on: RecordedScreen().screen, books: .on(library))
    }
    #expect(
      error?.message
        == "'Dune' by Frank Herbert is there already, with the id 01020304-0506-0708-090a-0b0c0d0e0f01. To keep both, add --duplicate."
    )
    #expect(error?.kind == .taken)
    try await AddBook.parse(["DUNE!", "--author", "frank herbert", "--duplicate"]).run(
      on: RecordedScreen().screen, books: .on(library))
    #expect(library.books.count == 2)
  }

  @Test(arguments: [
    (["--published", "1999-13"], "'1999-13' is no date"), (["--isbn", "9780439554931"], "its check digit would be 0"),
    (["--pages", "12abc"], "'12abc' is no number of pages"), (["--rating", "NaN"], "'NaN' is no rating"),
    (["--status", "red"], "'red' is no reading status"), (["--date-read", "1999"], "'1999' is no day"),
  ])
  func `a value that is none is refused before anything is asked or stored`(arguments: [String], part: String) {
    let error = #expect(throws: CommandLineError.self) { try AddBook.parse(["Dune", "--author", "x"] + arguments) }
    #expect(error?.message.contains(part) == true, "\(String(describing: error?.message))")
  }

  @Test(arguments: [
    ([], "Nothing can be asked without a terminal; give TITLE and --author."),
    (["Dune"], "Nothing can be asked without a terminal; give --author."),
    (["--author", "x"], "Nothing can be asked without a terminal; give TITLE."),
  ])
  func `without a terminal what is missing is named`(arguments: [String], message: String) async throws {
    let command = try AddBook.parse(arguments)
    let error = await #expect(throws: CannotAsk.self) { try await command.run(on: RecordedScreen().screen, books: .on(library)) }
    #expect(error?.message == message)
  }

  @Test(arguments: [["", "--author", "x"], ["x", "--author", " "]])
  func `an empty title or author is refused, not asked for`(arguments: [String]) async throws {
    let command = try AddBook.parse(arguments)
    await #expect(throws: BookError.self) { try await command.run(on: RecordedScreen().screen, books: .on(library)) }
    #expect(library.books.isEmpty)
  }

  private func add(_ arguments: [String], format: OutputFormat = .table) async throws -> RecordedScreen {
    let recorded = RecordedScreen(format, now: noon)
    try await AddBook.parse(arguments).run(on: recorded.screen, books: .on(library))
    return recorded
  }
}
