import BooksDomain
import BooksPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct ImportBooksTests {
  private let library = FakeLibrary()

  @Test func `what became of every row is told`() async throws {
    let recorded = RecordedScreen()
    try await run(
      ["a.csv"], ["a.csv": [.success(.sample(1, "Dune")), .success(.sample(2, "DUNE")), .success(.sample(3, "Emma"))]],
      on: recorded)
    #expect(
      recorded.output == """
        Read        3
        Imported    2
        Updated     0
        Unchanged   0
        Duplicates  1
        Rejected    0

        """)
    #expect(recorded.errors == "")
    #expect(library.books.map(\.title) == ["Dune", "Emma"])
  }

  @Test func `rejected rows are named and the failure says that the others are in`() async throws {
    let recorded = RecordedScreen()
    let files: [String: [Result<Book, RowFault>]] = [
      "a.csv": [.failure(RowFault("'x' is no ISBN.")), .success(.sample(1, "Dune"))]
    ]
    let error = await failure { try await run(["a.csv"], files, on: recorded) }
    #expect(recorded.errors == "Warning: 'a.csv', line 2: 'x' is no ISBN.\n")
    #expect(recorded.output.contains("Rejected    1\n"))
    #expect(error?.kind == .invalidData)
    #expect(error?.message == "1 of 2 rows was rejected; all others are in. Mend it in the file and import it again.")
    #expect(library.books.count == 1)
  }

  @Test func `where every row was rejected there are no others that are in`() async {
    let error = await failure { try await run(["a.csv"], ["a.csv": [.failure(RowFault("bad"))]], on: RecordedScreen()) }
    #expect(error?.message == "1 of 1 row was rejected; nothing was stored.")
  }

  @Test(arguments: [["--strict"], ["--dry-run"]])
  func `where nothing was stored the failure says so`(option: [String]) async {
    let files: [String: [Result<Book, RowFault>]] = [
      "a.csv": [.failure(RowFault("bad")), .failure(RowFault("bad")), .success(.sample(1, "Dune"))]
    ]
    let error = await failure { try await run(["a.csv"] + option, files, on: RecordedScreen()) }
    #expect(error?.message == "2 of 3 rows were rejected; nothing was stored.")
    #expect(library.books.isEmpty)
  }

  @Test func `a dry run says that it was one`() async throws {
    let recorded = RecordedScreen()
    try await run(["a.csv", "--dry-run"], ["a.csv": [.success(.sample(1, "Dune"))]], on: recorded)
    #expect(recorded.output.contains("Imported    1\n"))
    #expect(recorded.errors == "This was a dry run; nothing was stored.\n")
    #expect(library.books.isEmpty)
  }

  @Test(arguments: [(["-"], "'standard input', line 2: bad"), (["a.csv", "-"], "'standard input', line 2: bad")])
  func `a rejected row is told with its file`(arguments: [String], warning: String) async {
    let recorded = RecordedScreen()
    _ = await failure {
      try await run(arguments, ["a.csv": [.success(.sample(1, "Dune"))], "-": [.failure(RowFault("bad"))]], on: recorded)
    }
    #expect(recorded.errors == "Warning: \(warning)\n")
  }

  @Test func `machines get the numbers and every rejected row, of several files with its file`() async {
    let (one, two) = (RecordedScreen(.json), RecordedScreen(.json))
    let files: [String: [Result<Book, RowFault>]] = [
      "a.csv": [.success(.sample(1, "Dune"))], "b.csv": [.failure(RowFault("\"bad\""))],
    ]
    _ = await failure { try await run(["b.csv"], files, on: one) }
    #expect(
      one.output == #"""
        {"read":1,"imported":0,"updated":0,"unchanged":0,"duplicates":0,"rejected":[{"line":2,"reason":"\"bad\""}]}

        """#)
    #expect(one.errors == "")
    _ = await failure { try await run(["a.csv", "b.csv"], files, on: two) }
    #expect(
      two.output == #"""
        {"read":2,"imported":1,"updated":0,"unchanged":0,"duplicates":0,"rejected":[{"file":"b.csv","line":2,"reason":"\"bad\""}]}

        """#)
  }

  @Test func `with update the file wins`() async throws {
    let library = FakeLibrary([.sample(1, "Dune")])
    let files = FakeFiles(["a.csv": [.success(.sample(2, "DUNE"))]])
    for (arguments, title) in [(["a.csv"], "Dune"), (["a.csv", "--update"], "DUNE")] {
      try await ImportBooks.parse(arguments)
        .run(on: RecordedScreen().screen, importBooks: ImportUseCase<Book>(repository: library), interchange: files)
      #expect(library.books.map(\.title) == [title])
    }
  }

  @Test func `a file that cannot be opened stops before anything is stored`() async {
    let error = await failure {
      try await run(["a.csv", "none.csv"], ["a.csv": [.success(.sample(1, "Dune"))]], on: RecordedScreen())
    }
    #expect(error?.message == "There is no 'none.csv'.")
    #expect(library.books.isEmpty)
  }

  @Test(arguments: [[], ["a.csv", "--from", "epub"]])
  func `a file and a known format are needed`(arguments: [String]) {
    #expect(throws: CommandLineError.self) { try ImportBooks.parse(arguments) }
  }

  private func run(_ arguments: [String], _ files: [String: [Result<Book, RowFault>]], on recorded: RecordedScreen) async throws {
    try await ImportBooks.parse(arguments)
      .run(on: recorded.screen, importBooks: ImportUseCase<Book>(repository: library), interchange: FakeFiles(files))
  }

  private func failure(_ body: () async throws -> Void) async -> (any Failure)? {
    do {
      try await body()
      return nil
    } catch {
      return error as? any Failure
    }
  }
}
