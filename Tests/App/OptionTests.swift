import TestSupport
import Testing

@Suite(.inTurn) struct OptionTests {
  /// Every way to write one command line.
  @Test(arguments: [
    ["books", "list", "--sort", "title", "--reverse", "--limit", "1", "--json"],
    ["--json", "books", "list", "--sort", "title", "--reverse", "--limit", "1"],
    ["books", "--json", "list", "--sort=title", "--limit=1", "--reverse"],
    ["books", "list", "--format=json", "-r", "-n", "1", "--sort", "title"],
    ["books", "list", "-rn1", "--sort=title", "--format", "json"],
    ["--format", "json", "-q", "books", "list", "-rn", "1", "--sort=title"],
    ["books", "list", "-rqn1", "--sort=title", "--json", "--"],
    ["books", "ls", "-rqn1", "--sort=title", "--json"],
  ])
  func optionsStandAnywhere(_ words: [String]) async throws {
    let home = try BinaryHome()
    try await home.add("Alpha")
    try await home.add("Beta")
    let outcome = try await home.start(words).outcome()
    #expect(outcome.ending == .exited(0), "\(outcome)")
    #expect(outcome.output.contains("\"title\":\"Beta\""))
    #expect(!outcome.output.contains("Alpha"))
  }

  @Test func optionsMayStandBeforeAndBehindArguments() async throws {
    let home = try BinaryHome()
    try await home.output("books", "add", "--author", "A", "First", "--pages=3")
    try await home.output("books", "add", "Second", "--author", "A", "--pages", "3")
    #expect(try await home.books("list").map(\.pages) == [3, 3])
  }

  @Test(arguments: ["--json", "-x", "--", "-", "-5", "- 5", "--help", "help"])
  func twoDashesEndTheOptions(_ title: String) async throws {
    let home = try BinaryHome()
    try await home.output("books", "add", "--author", "A", "--", title)
    #expect(try await home.onlyBook().title == title)
  }

  @Test func anOptionsValueMayBeginWithADash() async throws {
    let home = try BinaryHome()
    try await home.output("books", "add", "T", "--author=-A-", "--published", "-44", "--notes=--json")
    let book = try await home.onlyBook()
    #expect([book.author, book.publishedDate, book.notes] == ["-A-", "-0044", "--json"])
  }

  @Test func whatMayRepeatKeepsItsOrder() async throws {
    let home = try BinaryHome()
    try await home.output(
      "books", "add", "T", "--author", "A", "--tag", "b", "--tag=a", "--tag", "b", "--additional-author", "C",
      "--additional-author=B")
    let book = try await home.onlyBook()
    #expect(book.tags == ["b", "a"])
    #expect(book.additionalAuthors == ["C", "B"])
  }

  @Test func theOptionGoesBeforeTheEnvironment() async throws {
    let home = try BinaryHome()
    let (one, two) = ("sqlite:" + home.path("one.db"), "sqlite:" + home.path("two.db"))
    try await home.output("books", "add", "T", "--author", "A", "--store", one, environment: ["APP_STORE": two])
    #expect(home.exists("one.db"))
    #expect(!home.exists("two.db"))
    #expect(!home.exists(home.database))
    try await home.output("books", "add", "T", "--author", "A", environment: ["APP_STORE": two])
    #expect(home.exists("two.db"))
  }

  @Test func quietKeepsBackNotesAndNothingElse() async throws {
    let home = try BinaryHome()
    let id = try await home.add("T", by: "A")
    for words in [
      ["books", "list", "--author", "nobody"], ["books", "delete", "abcdef"], ["books", "update", id, "--pages", "3"],
    ] {
      let loud = try await home.start(words).outcome()
      let quiet = try await home.start(words + ["-q"]).outcome()
      #expect(quiet.ending == .exited(0))
      #expect(quiet.errors.isEmpty)
      #expect(quiet.output == loud.output)
    }
    #expect(try await home.run("books", "show", "abcdef", "--quiet").errors.hasPrefix("Error: "))
  }

  @Test func aStoreInMemoryLeavesNothing() async throws {
    let home = try BinaryHome()
    let outcome = try await home.run("books", "add", "T", "--author", "A", "--store", "memory:")
    #expect(outcome.ending == .exited(0))
    #expect(try home.names(in: "home").isEmpty)
    #expect(try await home.books("list", "--store", "memory:").isEmpty)
  }
}
