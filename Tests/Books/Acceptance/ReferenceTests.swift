import TestSupport
import Testing

/// `show`, `update` and `delete` take an id, a unique beginning of it, or an ISBN, which is tried first.
@Suite(.inTurn) struct ReferenceTests {
  private static let ids = [
    "97800605-1275-4000-8000-000000000001", "abcdef01-0000-4000-8000-000000000002", "abcdef02-0000-4000-8000-000000000003",
  ]

  private func library() async throws -> BinaryHome {
    let home = try BinaryHome()
    let file = """
      id,title,author,isbn
      \(Self.ids[0]),One,A,
      \(Self.ids[1]),Two,A,978-0-06-051275-0
      \(Self.ids[2]),Three,A,

      """
    #expect(try await home.importing(file).imported == 3)
    return home
  }

  @Test(arguments: [
    (ids[0], "One"), (ids[1].uppercased(), "Two"), ("abcdef01", "Two"), ("ABCDEF01", "Two"), ("abcdef01-0", "Two"),
    ("abcdef010", "Two"),
    ("9780", "One"), ("9780060512750", "Two"), ("978-0-06-051275-0", "Two"), ("0-06-051275-X", "Two"), ("006051275x", "Two"),
  ])
  func aBookIsFoundBy(_ reference: String, title: String) async throws {
    let home = try await library()
    #expect(try await home.output("books", "show", reference, "--json").contains("\"title\":\"\(title)\""))
  }

  @Test func severalMatchesAreNamed() async throws {
    let home = try await library()
    for words in [["show", "abcd"], ["update", "abcd", "--pages", "1"], ["delete", "abcd"]] {
      let outcome = try await home.start(["books"] + words).outcome()
      #expect(outcome.ending == .exited(1), "\(outcome)")
      for part in ["'abcd'", "2 books", Self.ids[1], Self.ids[2], "more characters"] { #expect(outcome.errors.contains(part)) }
    }
    #expect(try await home.books("list").count == 3)
  }

  @Test(arguments: ["abc", "", "-", "zzzz", "97800605127511", "abcdef03", "%", "abcd%", "'; DROP TABLE books; --", "日本"])
  func whatIsNotThereIsNamed(_ reference: String) async throws {
    let home = try await library()
    let errors = try await home.error(1, "books", "show", "--", reference)
    #expect(errors.contains("There is no book '\(reference)'"))
    #expect(errors.contains("ISBN"))
    try await home.error(1, "books", "update", "--pages", "1", "--", reference)
  }

  @Test func deletingWhatIsNotThereSucceedsWithANote() async throws {
    let home = try await library()
    let outcome = try await home.run("books", "delete", "fedcba98", "9780060512750", "9780060512750")
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        There is no book 'fedcba98'; nothing was deleted.
        Deleted 'Two' by A.
        There is no book '9780060512750'; nothing was deleted.

        """)
    #expect(try await home.titles("list") == ["One", "Three"])
    #expect(try await home.titles("search", "two").isEmpty)
  }
}
