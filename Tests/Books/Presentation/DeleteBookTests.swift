import BooksDomain
import BooksPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct DeleteBookTests {
  private let library = FakeLibrary([.sample(1, "Dune"), .sample(2, "Emma")])
  private let dune = "01020304-0506-0708-090a-0b0c0d0e0f01"
  private let emma = "0102030405060708090A0B0C0D0E0F02"

  @Test func `without a terminal books are deleted at once`() async throws {
    let recorded = try await delete([dune, emma], interactive: nil)
    #expect(library.books.isEmpty)
    #expect(recorded.output == "")
    #expect(recorded.errors == "Deleted 'Dune' by Frank Herbert.\nDeleted 'Emma' by Frank Herbert.\n")
  }

  @Test func `on a terminal each is asked for`() async throws {
    let recorded = try await delete([dune, emma], interactive: "n\ny\n")
    #expect(library.books.map(\.title) == ["Dune"])
    #expect(
      recorded.errors == """
        Delete 'Dune' by Frank Herbert? [y/N] 'Dune' by Frank Herbert was kept.
        Delete 'Emma' by Frank Herbert? [y/N] Deleted 'Emma' by Frank Herbert.

        """)
  }

  @Test func `yes asks nothing`() async throws {
    #expect(try await delete([dune, "-y"], interactive: "").errors == "Deleted 'Dune' by Frank Herbert.\n")
  }

  @Test func `what is not there is no error and changes nothing`() async throws {
    let recorded = try await delete(["9780439554930", dune, dune], interactive: nil)
    #expect(library.books.map(\.title) == ["Emma"])
    #expect(
      recorded.errors == """
        There is no book '9780439554930'; nothing was deleted.
        Deleted 'Dune' by Frank Herbert.
        There is no book '\(dune)'; nothing was deleted.

        """)
  }

  @Test func `the beginning of several ids deletes none of them`() async throws {
    let command = try DeleteBook.parse([dune, "0102"])
    await #expect(throws: FindError.self) { try await command.run(on: RecordedScreen().screen, books: .on(library)) }
    #expect(library.books.count == 2)
  }

  private func delete(_ arguments: [String], interactive input: String?) async throws -> RecordedScreen {
    let recorded = RecordedScreen(input: input ?? "", isInteractive: input != nil)
    try await DeleteBook.parse(arguments).run(on: recorded.screen, books: .on(library))
    return recorded
  }
}
