import TestSupport
import Testing

@Suite(.inTurn) struct HelpTests {
  static let groups = [[], ["books"]]
  static let commands =
    ["features", "doctor", "backup", "restore", "graph", "completions"].map { [$0] }
    + ["add", "list", "show", "update", "delete", "search", "import", "export", "stats"].map { ["books", $0] }

  @Test(arguments: groups + commands)
  func everyCommandHasHelpOnStandardOutput(_ words: [String]) async throws {
    let home = try BinaryHome()
    let long = try await home.start(words + ["--help"]).outcome()
    let short = try await home.start(words + ["-h"]).outcome()
    let asked = try await home.start(["help"] + words).outcome()
    for outcome in [long, short, asked] {
      #expect(outcome.ending == .exited(0), "\(outcome)")
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output == long.output)
    }
    let call = (["app"] + words).joined(separator: " ")
    #expect(long.output.contains("\nUsage: \(call) "))
    #expect(long.lines.allSatisfy { $0.count <= 80 })
    for option in ["--store", "--format", "--json", "--color", "--quiet", "--help", "--version"] {
      #expect(long.output.contains(option))
    }
  }

  @Test(arguments: groups)
  func everyCommandIsNamedByTheHelpOfItsGroup(_ group: [String]) async throws {
    let help = try await BinaryHome().start(group + ["--help"]).outcome().output
    for command in Self.commands where Array(command.dropLast()) == group {
      #expect(help.contains("\n  \(command.last ?? "") "))
    }
  }

  @Test func helpNeedsNoStoreAndMakesNone() async throws {
    let home = try BinaryHome()
    try await home.output("books", "list", "--help", environment: ["HOME": nil, "APP_STORE": "nonsense"])
    try await home.output("help")
    try await home.output("--version")
    #expect(try home.names(in: "home").isEmpty)
  }

  @Test func helpGoesBeforeEveryMistake() async throws {
    let help = try await BinaryHome().output("books", "add", "--nonsense", "--pages", "x", "--help")
    #expect(help.hasPrefix("Adds a book"))
  }

  @Test(arguments: [["--version"], ["books", "--version"], ["books", "list", "--version"]])
  func versionIsOneLine(_ words: [String]) async throws {
    let outcome = try await BinaryHome().start(words).outcome()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.errors.isEmpty)
    #expect(try #require(outcome.output.wholeMatch(of: /app (\d+\.\d+\.\d+)\n/)).1.count >= 5)
  }

  @Test func theHelpOfTheApp() async throws {
    let help = try await BinaryHome().output("help")
    #expect(
      help == """
        Keeps what a household has, in one place.

        Usage: app <command> [options]

        Features:
          books     Keeps your library.
          closet    Keeps your wardrobe and says what to wear.
          contents  Keeps your learning links.
          products  Keeps products and their prices.
          users     Keeps the people who share it, and signs them in.

        Commands:
          features     Lists the features of this app.
          doctor       Checks the app and everything that is stored; fails when
                       something is wrong.
          backup       Copies the whole store, while it is in use, into a new file.
          restore      Brings back a backup; what is stored now is replaced, and kept
                       aside.
          serve        Shares the store over HTTP with every client of Supabase.
          graph        Prints what the container makes of what, as a Mermaid flowchart
                       or as JSON.
          completions  Prints a script that completes commands in your shell.

        Global options:
              --store <url>      Where data is: sqlite:PATH or memory:, also by
                                 APP_STORE; otherwise your data folder.
              --format <format>  How output looks. (values: table, json, ndjson, csv)
              --json             The same as --format json.
              --color <when>     Colour: on a terminal only, always, or never; see also
                                 NO_COLOR. (values: auto, always, never; default: auto)
          -q, --quiet            Data only, no notes.
          -h, --help             Show this help.
              --version          Show the version.

        See 'app <command> --help' for more on a command.

        """)
  }
}
