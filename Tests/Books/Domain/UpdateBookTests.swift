import BooksDomain
import Entities
import Foundation
import Testing

@Suite struct UpdateBookTests {
  @Test func `what is changed is changed and the rest stays`() async throws {
    let full = try Book.full()
    let repository = ArrayBookRepository([full])
    let stored = try await UpdateBookUseCase(repository: repository)(full.id) { $0.title = " Better Omens " }
    var expected = full
    expected.title = "Better Omens"
    #expect(stored == expected)
    #expect(repository.books == [expected])
  }

  @Test func `a change that breaks a rule or throws changes nothing`() async throws {
    let full = try Book.full()
    let repository = ArrayBookRepository([full])
    let update = UpdateBookUseCase(repository: repository)
    await #expect(throws: BookError.authorMissing) { try await update(full.id) { $0.author = "" } }
    await #expect(throws: CancellationError.self) {
      try await update(full.id) {
        $0.title = "x"
        throw CancellationError()
      }
    }
    #expect(repository.books == [full])
  }

  @Test func `an ISBN of another book is refused, its own is kept`() async throws {
    let (other, full) = (try Book.sample("Dune", isbn: "9780441172719"), try Book.full())
    let repository = ArrayBookRepository([other, full])
    let update = UpdateBookUseCase(repository: repository)
    let taken = try #require(other.isbn)
    await #expect(throws: BookError.isbnTaken(taken, by: "Dune")) { try await update(full.id) { $0.isbn = taken } }
    #expect(try await update(full.id) { $0.isbn = full.isbn } == full)
    #expect(try await update(full.id) { $0.isbn = nil }.isbn == nil)
  }

  @Test func `a book may become the same work as another`() async throws {
    let (one, other) = (try Book.sample("Dune"), try Book.sample("Duna"))
    let repository = ArrayBookRepository([one, other])
    #expect(try await UpdateBookUseCase(repository: repository)(other.id) { $0.title = "Dune" }.title == "Dune")
  }

  @Test func `a book that is gone is named`() async {
    let id = UUID()
    await #expect(throws: BookError.gone(id)) { try await UpdateBookUseCase(repository: ArrayBookRepository())(id) { _ in } }
  }
}
