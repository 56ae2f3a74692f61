import Foundation
import TestSupport
import Testing

/// What a person at a terminal sees and types.
@Suite(.inTurn) struct TerminalTests {
  private func filled() async throws -> BinaryHome {
    let home = try BinaryHome()
    let long = String(repeating: "long title ", count: 12)
    try await home.importing("title,author,status,rating\n日本語のリスト 😀😀,A,read,4\n\(long),\(long),,\nShort,B,,\n", into: "books")
    return home
  }

  @Test(arguments: [UInt16(40), 60, 80, 100, 200])
  func aTableFitsTheTerminal(_ columns: UInt16) async throws {
    let home = try await filled()
    let terminal = try BinaryTerminal(home, ["books", "list", "--color", "never"], columns: columns)
    #expect(try await terminal.outcome().ending == .exited(0))
    let lines = terminal.screen.split(separator: "\n")
    #expect(lines.count == 4, "\(terminal.screen)")
    #expect(lines.allSatisfy { Columns.of($0) <= Int(columns) }, "\(terminal.screen)")
    #expect(terminal.screen.contains("Short"))
  }

  @Test func aTableIsNeverCutWhereThereIsNoTerminal() async throws {
    let home = try await filled()
    let output = try await home.output("books", "list", environment: ["COLUMNS": "40"])
    #expect(output.contains(String(repeating: "long title ", count: 12).dropLast()))
  }

  @Test(arguments: [
    ([], [:], true), (["--color", "never"], [:], false), ([], ["NO_COLOR": "1"], false), ([], ["NO_COLOR": ""], true),
    (["--color=always"], ["NO_COLOR": "1"], true), ([], ["TERM": "dumb"], false), (["--json"], [:], false),
    (["--format", "csv"], [:], false),
  ])
  func colourIsForTerminals(_ options: [String], _ environment: [String: String], isColoured: Bool) async throws {
    let home = try await filled()
    let terminal = try BinaryTerminal(home, ["books", "list"] + options, environment: environment.mapValues { $0 })
    #expect(try await terminal.outcome().ending == .exited(0))
    #expect(terminal.screen.contains("\u{1B}[") == isColoured, "\(terminal.screen)")
  }

  @Test(arguments: [("auto", false), ("always", true), ("never", false)])
  func colourElsewhereIsForWhoAsks(_ choice: String, isColoured: Bool) async throws {
    let home = try await filled()
    #expect(try await home.output("books", "list", "--color", choice).contains("\u{1B}[") == isColoured)
    #expect(try await !home.output("books", "list", "--color", choice, "--json").contains("\u{1B}"))
  }

  @Test func addAsksFieldByFieldShowsAndSaves() async throws {
    let home = try BinaryHome()
    let terminal = try BinaryTerminal(home, ["books", "add"], output: home.path("id"))
    let answers = [
      "Title": "Dune", "Author": "Frank Herbert", "Other authors": "", "Published": "1965", "ISBN": "", "Publisher": "",
      "Pages": "x",
      "is no number of pages": "412", "Language": "en", "Status": "read", "Rating": "5", "Read on": "", "Tags": "sf; desert",
      "Notes": "",
    ]
    for label in [
      "Title", "Author", "Other authors", "Published", "ISBN", "Publisher", "Pages", "is no number of pages", "Language",
      "Status", "Rating", "Read on", "Tags", "Notes",
    ] {
      try await terminal.waits(for: label)
      terminal.type("\(answers[label] ?? "")\n")
    }
    try await terminal.waits(for: "[Y/n/e]")
    #expect(try await home.books("list").isEmpty)
    terminal.type("y\n")
    let outcome = try await terminal.outcome()
    #expect(outcome.ending == .exited(0), "\(terminal.screen)")
    let book = try await home.onlyBook()
    #expect(outcome.output == book.id + "\n")
    #expect([book.title, book.author, book.publishedDate, book.status] == ["Dune", "Frank Herbert", "1965", "read"])
    #expect(book.pages == 412 && book.rating == 5 && book.tags == ["sf", "desert"])
  }

  @Test(arguments: ["n\n", "\u{4}"])
  func whatIsCancelledIsNotStored(_ answer: String) async throws {
    let home = try BinaryHome()
    let terminal = try BinaryTerminal(home, ["books", "add", "T"])
    try await terminal.waits(for: "Title")
    terminal.type("\nA" + String(repeating: "\n", count: 12))
    try await terminal.waits(for: "[Y/n/e]")
    terminal.type(answer)
    #expect(try await terminal.outcome().ending == .exited(0))
    #expect(terminal.screen.contains("nothing was stored"))
    #expect(try await home.books("list").isEmpty)
  }

  @Test(arguments: [("y\n", []), ("n\n", ["T"]), ("\n", ["T"]), ("maybe\nyes\n", []), ("\u{4}", ["T"])])
  func deleteAsksFirst(_ answer: String, _ left: [String]) async throws {
    let home = try BinaryHome()
    let id = try await home.add("T")
    let terminal = try BinaryTerminal(home, ["books", "delete", id])
    try await terminal.waits(for: "Delete 'T' by Anonymous? [y/N]")
    terminal.type(answer)
    #expect(try await terminal.outcome().ending == .exited(0))
    #expect(try await home.titles("list") == left)
  }

  @Test(arguments: [("y\n", ["Before"]), ("\n", ["Before", "After"])])
  func restoreAsksFirst(_ answer: String, _ left: [String]) async throws {
    let home = try BinaryHome()
    try await home.add("Before")
    try await home.output("backup", home.path("b.db"))
    try await home.add("After")
    let terminal = try BinaryTerminal(home, ["restore", home.path("b.db")])
    try await terminal.waits(for: "[y/N]")
    terminal.type(answer)
    #expect(try await terminal.outcome().ending == .exited(0))
    #expect(try await home.titles("list") == left)
  }

  @Test func yesAnswersBeforehand() async throws {
    let home = try BinaryHome()
    let id = try await home.add("T")
    let terminal = try BinaryTerminal(home, ["books", "delete", "--yes", id])
    #expect(try await terminal.outcome().ending == .exited(0))
    #expect(try await home.books("list").isEmpty)
  }

  @Test(arguments: [("\u{3}", 130), ("TERM", 143)])
  func aPromptThatIsInterruptedLeavesTheTerminalAsItWas(_ how: String, code: Int) async throws {
    let home = try BinaryHome()
    let terminal = try BinaryTerminal(home, ["books", "add"])
    try await terminal.waits(for: "Title")
    if how == "TERM" { terminal.signal(SIGTERM) } else { terminal.type(how) }
    let outcome = try await terminal.outcome()
    #expect(outcome.ending == .exited(Int32(code)), "\(terminal.screen)")
    #expect(outcome.duration < .seconds(10))
    #expect(terminal.echoes)
    #expect(!terminal.screen.contains("Error"))
    #expect(try await home.books("list").isEmpty)
  }

  @Test func progressIsForTerminals() async throws {
    let home = try BinaryHome()
    let rows = (1...20_000).map { "Title \($0),Author \($0)" }.joined(separator: "\n")
    let file = try home.write("title,author\n\(rows)\n", to: "books.csv")
    let terminal = try BinaryTerminal(home, ["books", "import", "--dry-run", file], output: home.path("report"))
    #expect(try await terminal.outcome().ending == .exited(0))
    #expect(terminal.screen.contains("Importing"), "\(terminal.screen)")
    let quiet = try BinaryTerminal(home, ["books", "import", "--dry-run", "-q", file], output: home.path("report 2"))
    #expect(try await quiet.outcome().ending == .exited(0))
    #expect(quiet.screen.isEmpty, "\(quiet.screen)")
    let piped = try await home.run("books", "import", "--dry-run", file)
    #expect(piped.errors == "This was a dry run; nothing was stored.\n")
  }
}
