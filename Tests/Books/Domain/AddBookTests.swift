import BooksDomain
import Testing

@Suite struct AddBookTests {
  @Test func `a book is added as the rules prepare it`() async throws {
    let repository = ArrayBookRepository()
    let stored = try await AddBookUseCase(repository: repository)(try .sample(" Dune "))
    #expect(stored.title == "Dune")
    #expect(repository.books == [stored])
  }

  @Test func `a book that breaks a rule is not added`() async throws {
    let repository = ArrayBookRepository()
    await #expect(throws: BookError.titleMissing) {
      try await AddBookUseCase(repository: repository)(Book(title: " ", author: "x"))
    }
    #expect(repository.books.isEmpty)
  }

  @Test(arguments: [false, true])
  func `an ISBN belongs to one book, also where a duplicate is allowed`(allowingDuplicate: Bool) async throws {
    let repository = ArrayBookRepository([try .sample("Harry Potter", isbn: "9780439554930")])
    let book = try Book.sample("Another", by: "Another", isbn: "0439554934")
    await #expect(throws: BookError.isbnTaken(try ISBN(parsing: "9780439554930"), by: "Harry Potter")) {
      try await AddBookUseCase(repository: repository)(book, allowingDuplicate: allowingDuplicate)
    }
    #expect(repository.books.count == 1)
  }

  @Test func `the same work is refused unless a duplicate is allowed`() async throws {
    let there = try Book.sample("Dune", published: "1965", isbn: "9780441172719")
    let repository = ArrayBookRepository([there])
    let add = AddBookUseCase(repository: repository)
    await #expect(throws: BookError.alreadyThere(there)) { try await add(try .sample("DUNE!", published: "1965-08")) }
    #expect(repository.books == [there])
    _ = try await add(try .sample("DUNE!", published: "1965-08"), allowingDuplicate: true)
    #expect(repository.books.count == 2)
  }

  @Test func `two ISBNs are two editions`() async throws {
    let repository = ArrayBookRepository([try .sample(isbn: "9780441172719")])
    _ = try await AddBookUseCase(repository: repository)(try .sample(isbn: "9780340960196"))
    #expect(repository.books.count == 2)
  }
}
