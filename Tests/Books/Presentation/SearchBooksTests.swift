import BooksDomain
import BooksPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct SearchBooksTests {
  private let library = FakeLibrary([.sample(1, "Dune"), .sample(2, "Dune Messiah"), .sample(3, "Emma", by: "Jane Austen")])

  @Test func `words need no quotes`() async throws {
    #expect(try await search(["mess", "herb"]).output.contains("Dune Messiah"))
    #expect(try await !search(["mess", "herb"]).output.contains("Emma"))
  }

  @Test func `a part of what was found can be asked for`() async throws {
    let recorded = try await search(["dune", "--limit", "1", "--offset", "1"], format: .ndjson)
    #expect(recorded.output.split(separator: "\n").count == 1)
    #expect(recorded.output.contains("Dune Messiah"))
  }

  @Test(arguments: [
    (["austen", "dune"], "No book has all of 'austen dune'.\nEvery word counts; fewer words find more.\n"),
    (["x\u{1B}[2J"], "No book has all of 'x\\u{1B}[2J'.\nEvery word counts; fewer words find more.\n"),
    (["dune", "--offset", "2"], "No book fits.\nChange --offset or --limit to see others.\n"),
  ])
  func `where nothing was found it is said why`(arguments: [String], note: String) async throws {
    let recorded = try await search(arguments)
    #expect(recorded.output == "")
    #expect(recorded.errors == note)
  }

  private func search(_ arguments: [String], format: OutputFormat = .table) async throws -> RecordedScreen {
    let recorded = RecordedScreen(format)
    try await SearchBooks.parse(arguments).run(on: recorded.screen, books: .on(library))
    return recorded
  }
}
