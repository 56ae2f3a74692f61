import BooksDomain
import BooksPresentation
import Commands
import Entities
import Testing
import Values
import Views

@MainActor @Suite struct UpdateBookTests {
  @Test func `only what is given changes, and the book is shown`() async throws {
    let library = FakeLibrary([try .full()])
    let recorded = RecordedScreen()
    try await UpdateBook.parse(["0060853980", "--title", "Better Omens", "--status", "read", "--tag", "a", "--tag", "b"])
      .run(on: recorded.screen, books: .on(library))
    var expected = try Book.full()
    (expected.title, expected.status, expected.tags) = ("Better Omens", .read, ["a", "b"])
    #expect(library.books == [expected])
    #expect(recorded.output.contains("Title               Better Omens\n"))
  }

  @Test(arguments: [
    "additional-author", "published", "isbn", "publisher", "pages", "language", "status", "rating", "date-read", "tag", "notes",
  ])
  func `an empty value takes away what is stored`(option: String) async throws {
    let library = FakeLibrary([try .full()])
    try await UpdateBook.parse(["0102", "--\(option)", ""]).run(on: RecordedScreen().screen, books: .on(library))
    let (before, after) = (try Book.full(), try #require(library.books.first))
    let changed = Book.properties.filter { $0.value(before) != $0.value(after) }
    #expect(changed.count == 1)
    #expect(changed.first?.value(after).isEmpty == true)
  }

  @Test func `a title cannot be taken away`() async throws {
    let (library, command) = (FakeLibrary([try .full()]), try UpdateBook.parse(["0102", "--title", ""]))
    await #expect(throws: BookError.titleMissing) { try await command.run(on: RecordedScreen().screen, books: .on(library)) }
    #expect(library.books == [try .full()])
  }

  @Test func `nothing to change is a mistake of the command line`() {
    let error = #expect(throws: CommandLineError.self) { try UpdateBook.parse(["0102"]) }
    #expect(error?.message.lowercased().contains("nothing to change; give at least one option, such as '--status read'") == true)
  }
}
