import TestSupport
import Testing

/// A command line that is wrong gets a message, how the command is used, and what comes nearest; the code is 64.
@Suite(.inTurn) struct WrongCommandLineTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let words: [String]
    let parts: [String]

    init(_ words: String..., says parts: String...) {
      (self.words, self.parts) = (words, parts)
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(says: "needs a command", "Usage: app <command>", "books"),
    Mistake("books", says: "needs a command", "Usage: app books <command>", "import"),
    Mistake("boks", says: "'boks'", "Did you mean 'books'?"),
    Mistake("list", says: "'list'", "Did you mean 'books list', 'closet list' or 'contents list'?"),
    Mistake("books", "lits", says: "'lits'", "Did you mean 'list'?"),
    Mistake("bakup", says: "'bakup'", "Did you mean 'backup'?"),
    Mistake("help", "books", "serch", says: "'serch'", "Did you mean 'search'?"),
    Mistake("books", "list", "--sotr", "title", says: "'--sotr'", "Did you mean '--sort'?", "Usage: app books list"),
    Mistake("books", "list", "--frmat=json", says: "'--frmat'", "Did you mean '--format'?"),
    Mistake("books", "list", "-x", says: "'-x'"),
    Mistake("books", "list", "--sort", "titel", says: "'titel'", "--sort", "Did you mean 'title'?", "published"),
    Mistake("books", "list", "--format", "jsno", says: "'jsno'", "Did you mean 'json'?", "ndjson"),
    Mistake("books", "list", "--color", "allways", says: "'allways'", "Did you mean 'always'?"),
    Mistake("books", "list", "--json", "--format", "csv", says: "'--json'", "'--format csv'"),
    Mistake("books", "list", "--status", "raed", says: "'raed'", "toRead, reading, read, abandoned"),
    Mistake("books", "add", "T", "--author", "A", "--published", "8858", says: "'8858'", "2199", "Usage: app books add"),
    Mistake("books", "export", "--format", "ndjson", says: "'ndjson'", "csv, json", "--to"),
    Mistake("books", "list", "--limit", "-1", says: "'-1'", "0 or more"),
    Mistake("books", "list", "--limit", "ten", says: "'ten'"),
    Mistake("books", "list", "--limit", "99999999999999999999", says: "'99999999999999999999'"),
    Mistake("books", "list", "--limit", "1e3", says: "'1e3'"),
    Mistake("books", "list", "--offset", "1,5", says: "'1,5'"),
    Mistake("books", "list", "--limit", says: "'--limit'", "needs a value"),
    Mistake("books", "list", "--limit=", says: "--limit"),
    Mistake("books", "list", "--reverse=yes", says: "--reverse"),
    Mistake("books", "list", "--published", "1990..x", says: "'x'"),
    Mistake("books", "list", "--published", "2000..1990", says: "'2000..1990'", "before its beginning"),
    Mistake("books", "list", "--published", "..", says: "'..'"),
    Mistake("books", "list", "--isbn", "123", says: "'123'", "10 or 13 digits"),
    Mistake("books", "list", "extra", says: "'extra'"),
    Mistake("books", "add", "T", says: "--author"),
    Mistake("books", "add", "T", "--author", "", says: "author"),
    Mistake("books", "add", "", "--author", "A", says: "title"),
    Mistake("books", "add", " \t ", "--author", "A", says: "title"),
    Mistake("books", "add", "T", "--author", "A", "--pages", "12abc", says: "'12abc'", "1 to 100000"),
    Mistake("books", "add", "T", "--author", "A", "--pages", "0", says: "'0'"),
    Mistake("books", "add", "T", "--author", "A", "--pages", "-5", says: "'-5'"),
    Mistake("books", "add", "T", "--author", "A", "--pages", "١٢", says: "'١٢'"),
    Mistake("books", "add", "T", "--author", "A", "--rating", "NaN", says: "'NaN'", "0.25 to 5"),
    Mistake("books", "add", "T", "--author", "A", "--rating", "4,5", says: "'4,5'"),
    Mistake("books", "add", "T", "--author", "A", "--rating", "5.25", says: "'5.25'"),
    Mistake("books", "add", "T", "--author", "A", "--rating", "0", says: "'0'"),
    Mistake("books", "add", "T", "--author", "A", "--published", "2001-03-32", says: "'2001-03-32'"),
    Mistake("books", "add", "T", "--author", "A", "--published", "1900-02-29", says: "'1900-02-29'"),
    Mistake("books", "add", "T", "--author", "A", "--published", "0", says: "'0'"),
    Mistake("books", "add", "T", "--author", "A", "--date-read", "1999-05", says: "'1999-05'"),
    Mistake("books", "add", "T", "--author", "A", "--isbn", "9780060512751", says: "'9780060512751'", "would be 0"),
    Mistake("books", "update", "abcd", says: "nothing to change", "--status"),
    Mistake("books", "show", says: "<book>", "Usage: app books show"),
    Mistake("books", "delete", says: "<book>"),
    Mistake("books", "search", says: "<words>"),
    Mistake("books", "import", says: "<file>"),
    Mistake("books", "import", "x.csv", "--from", "goodread", says: "'goodread'", "Did you mean 'goodreads'?"),
    Mistake("books", "export", "--to", "xml", says: "'xml'", "csv"),
    Mistake("backup", says: "<file>"),
    Mistake("completions", "basch", says: "'basch'", "Did you mean 'bash'?", "zsh", "fish"),
    Mistake("books", "list", "--store", "mysql://x", says: "'mysql://x'", "sqlite:PATH"),
    Mistake("books", "list", "--store", "sqlite:", says: "'sqlite:'"),
  ]

  @Test(arguments: mistakes)
  func saysWhatIsWrongAndWhatComesNearest(_ mistake: Mistake) async throws {
    let home = try BinaryHome()
    let outcome = try await home.start(mistake.words).outcome()
    #expect(outcome.ending == .exited(64), "\(outcome)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: "))
    for part in mistake.parts { #expect(outcome.errors.contains(part), "\(part)\n\(outcome)") }
    #expect(!home.exists(home.database))
  }

  @Test func theStoreOfTheEnvironmentIsCheckedAsWell() async throws {
    let errors = try await BinaryHome().error(64, "books", "list", environment: ["APP_STORE": "nonsense"])
    #expect(errors.contains("'nonsense'"))
  }

  @Test func whatWasTypedNeverSteersTheTerminal() async throws {
    let outcome = try await BinaryHome().run("books", "list", "--sort", "\u{1B}[2J\u{202E}x", "\u{9B}31m")
    #expect(outcome.ending == .exited(64))
    #expect(!outcome.errors.unicodeScalars.contains { [0x1B, 0x9B, 0x202E].contains($0.value) })
  }

  @Test func bytesThatAreNoTextAreRefusedOrKeptButNeverATrap() async throws {
    let outcome = try await BinaryHome().shell(#""$APP" books list --title $'\xff\xfe'; "$APP" $'\xff'"#)
    #expect(outcome.ending == .exited(64), "\(outcome)")
  }

  @Test func theWholeMessage() async throws {
    let outcome = try await BinaryHome().run("books", "list", "--sort", "titel")
    #expect(
      outcome.errors == """
        Error: invalid value 'titel' for '--sort'; allowed: title, author, published, added, rating. Did you mean 'title'?
        Usage: app books list [options]
        See 'app books list --help' for more.

        """)
  }

  @Test func aWordThatIsNotUTF8IsRefusedAndNothingIsStored() async throws {
    let home = try BinaryHome()
    let outcome = try await home.shell(#""$APP" books add $'caf\xe9' --author A"#)
    #expect(outcome.ending == .exited(64), "\(outcome)")
    #expect(outcome.errors.hasPrefix("Error: The argument 'caf\u{FFFD}' is not UTF-8 text;"))
    #expect(try await home.books("list").isEmpty)
  }
}
