import BooksDomain
import Entities
import Testing
import Values

@Suite struct ImportBooksTests {
  @Test func `one ISBN in two rows, also in both lengths, is one book`() async throws {
    let repository = ArrayBookRepository()
    let rows = ArrayRows(
      try .sample("A", isbn: "0439554934"), try .sample("B", isbn: "9780439554930"), try .sample("C", isbn: "978-0-439-55493-0"))
    let summary = try await importing(rows, into: repository)
    #expect((summary.imported, summary.duplicates, summary.read) == (1, 2, 3))
    #expect(repository.books.map(\.title) == ["A"])
  }

  @Test func `the same work without an ISBN is one book`() async throws {
    let repository = ArrayBookRepository()
    let rows = ArrayRows(
      try .sample("Catch-22", by: "Joseph Heller", published: "1961"),
      try .sample("CATCH 22", by: "joseph  heller", published: "1961-11-10"),
      try .sample("Catch-22", by: "Joseph Heller", published: "1970"))
    let summary = try await importing(rows, into: repository)
    #expect((summary.imported, summary.duplicates) == (2, 1))
  }

  @Test func `two ISBNs are two editions, and a row without one is neither`() async throws {
    let repository = ArrayBookRepository()
    let rows = ArrayRows(try .sample(isbn: "9780441172719"), try .sample(isbn: "9780340960196"), try .sample())
    let summary = try await importing(rows, into: repository)
    #expect((summary.imported, summary.duplicates) == (2, 1))
    let again = try await importing(ArrayRows(try .sample(isbn: "9780340960196"), try .sample()), into: repository)
    #expect((again.unchanged, again.read) == (2, 2))
  }

  @Test func `a match gets only what it lacks, unless the file is to win`() async throws {
    var stored = try Book.sample("Good omens", by: "Terry Pratchett", isbn: "9780060853983")
    stored.tags = ["mine"]
    let repository = ArrayBookRepository([stored])
    let filled = try await importing(ArrayRows(try .full()), into: repository)
    #expect((filled.updated, filled.read) == (1, 1))
    var book = try #require(repository.books.first)
    #expect(book.id == stored.id && book.title == "Good omens" && book.tags == ["mine"] && book.publisher == "Gollancz")
    #expect(try await importing(ArrayRows(try .full()), into: repository).unchanged == 1)
    _ = try await importing(ArrayRows(try .full()), into: repository, ImportOptions(overwrites: true))
    book = try #require(repository.books.first)
    #expect(book.id == stored.id && book.title == "Good Omens" && book.tags == ["funny", "end of the world"])
  }

  @Test func `a stated id is the book, whatever else the row says`() async throws {
    let full = try Book.full()
    let repository = ArrayBookRepository([full])
    var row = try Book.sample("Quite another", by: "Somebody")
    row.id = full.id
    let summary = try await importing(ArrayRows(row, hasIDs: true), into: repository, ImportOptions(overwrites: true))
    #expect(summary.updated == 1)
    #expect(repository.books.map(\.title) == ["Quite another"])
    #expect(repository.books.map(\.id) == [full.id])
  }

  @Test func `rows with ids of their own are books of their own, however alike they look`() async throws {
    let (one, two) = (try Book.sample(), try Book.sample())
    let repository = ArrayBookRepository()
    #expect(try await importing(ArrayRows(one, two, hasIDs: true), into: repository).imported == 2)
    #expect(repository.books.map(\.id) == [one.id, two.id])
    #expect(try await importing(ArrayRows(one, two, hasIDs: true), into: repository).unchanged == 2)
  }

  @Test func `an ISBN of another stored book rejects the row alone`() async throws {
    let (one, two) = (try Book.sample("A"), try Book.sample("B", isbn: "9780441172719"))
    let repository = ArrayBookRepository([one, two])
    var row = one
    row.isbn = two.isbn
    let summary = try await importing(ArrayRows([.success(row), .success(try .sample("C"))], hasIDs: true), into: repository)
    #expect(summary.rejected == [RejectedRow(line: 2, reason: "Another book has this isbn already.")])
    #expect(summary.imported == 1)
    #expect(repository.books.prefix(2) == [one, two])
  }

  @Test func `rows that break a rule are rejected by line and the others are in`() async throws {
    let repository = ArrayBookRepository()
    let rows = ArrayRows([
      .success(Book(title: "", author: "x")), .failure(RowFault("The row has 1 field, the header has 15.")),
      .success(try .sample(published: "8858")), .success(try .sample()),
    ])
    let summary = try await importing(rows, into: repository)
    #expect(summary.rejected.map(\.line) == [2, 3, 4])
    #expect(summary.rejected.first?.reason == "A book needs a title.")
    #expect((summary.imported, summary.read) == (1, 4))
  }

  @Test(arguments: [ImportOptions(isDryRun: true), ImportOptions(isStrict: true)])
  func `a dry run, and a strict one with a bad row, count and store nothing`(options: ImportOptions) async throws {
    let repository = ArrayBookRepository()
    let summary = try await importing(ArrayRows([.success(try .sample()), .failure(RowFault("bad"))]), into: repository, options)
    #expect((summary.imported, summary.rejected.count) == (1, 1))
    #expect(repository.books.isEmpty)
  }

  @Test func `a strict import without a bad row is kept`() async throws {
    let repository = ArrayBookRepository()
    _ = try await importing(ArrayRows(try .sample()), into: repository, ImportOptions(isStrict: true))
    #expect(repository.books.count == 1)
  }

  @Test func `several files are one import, and each names its rejected rows`() async throws {
    let repository = ArrayBookRepository()
    let files: [(name: String?, rows: any ImportRows<Book>)] = [
      (name: "a.csv", rows: ArrayRows(try .sample())),
      (name: "b.csv", rows: ArrayRows([.success(try .sample()), .failure(RowFault("bad"))])),
    ]
    var progress: [String] = []
    let summary = try await ImportUseCase<Book>(repository: repository)(files) { progress.append("\($0):\($1)") }
    #expect((summary.imported, summary.unchanged) == (1, 1))
    #expect(summary.rejected == [RejectedRow(file: "b.csv", line: 3, reason: "bad")])
    #expect(progress == ["0:100", "1:200"])
  }

  @Test func `an import that is cancelled leaves nothing behind`() async throws {
    let repository = ArrayBookRepository()
    let books = try (0..<600).map { try Book.sample("Book \($0)") }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await importing(ArrayRows(books.map { .success($0) }), into: repository)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(repository.books.isEmpty)
  }

  private func importing(
    _ rows: ArrayRows, into repository: ArrayBookRepository, _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportSummary {
    try await ImportUseCase<Book>(repository: repository)([(name: nil, rows: rows)], options: options)
  }
}
