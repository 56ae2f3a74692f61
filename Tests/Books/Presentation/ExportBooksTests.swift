import BooksDomain
import BooksPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct ExportBooksTests {
  private let library = FakeLibrary([.sample(1, "Dune"), .sample(2, "Emma")])

  @Test(arguments: [[], ["-o", "-"]])
  func `without a file books go to standard output`(arguments: [String]) async throws {
    let recorded = RecordedScreen()
    try await ExportBooks.parse(arguments).run(on: recorded.screen, books: library, interchange: FakeFiles())
    #expect(recorded.output == "Dune\nEmma\n")
    #expect(recorded.errors == "2 books written.\n")
  }

  @Test func `with a file it is named`() async throws {
    let (recorded, files) = (RecordedScreen(), FakeFiles())
    try await ExportBooks.parse(["--to", "json", "-o", "books.json"]).run(on: recorded.screen, books: library, interchange: files)
    #expect(files.exports == ["json to books.json: Dune\nEmma\n"])
    #expect(recorded.output == "")
    #expect(recorded.errors == "2 books written to 'books.json'.\n")
  }

  @Test(arguments: [([], OutputFormat.json, "json"), ([], .table, "csv"), (["--to", "csv"], .json, "csv")])
  func `json output is a json export unless another format is named`(
    arguments: [String], format: OutputFormat, written: String
  ) async throws {
    let files = FakeFiles()
    try await ExportBooks.parse(arguments + ["-o", "books"])
      .run(on: RecordedScreen(format).screen, books: library, interchange: files)
    #expect(files.exports == ["\(written) to books: Dune\nEmma\n"])
  }

  @Test func `one book is one`() async throws {
    let recorded = RecordedScreen()
    try await ExportBooks.parse([]).run(on: recorded.screen, books: FakeLibrary([.sample(1, "Dune")]), interchange: FakeFiles())
    #expect(recorded.errors == "1 book written.\n")
  }
}
