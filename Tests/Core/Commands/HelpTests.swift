import Commands
import Testing

struct HelpTests {
  private let globalOptions = """
    Global options:
          --store <url>      Where data is kept.
          --format <format>  How data is written. (values: table, json, ndjson, csv;
                             default: table)
          --json             The same as --format json.
      -q, --quiet            Data only, no notes.
      -h, --help             Show this help.
          --version          Show the version.
    """

  @Test func aCommandShowsAllItsDeclarations() throws {
    #expect(
      try help("books", "list") == """
        Books in the order they were added.

        Usage: app books list [options]

        Filters are combined; each is found anywhere in its field, whatever the case and
        the accents of what is typed.

        Examples:
          app books list --author woolf --sort published

        Options:
              --author <name>      Only this author.
              --tag <tag>          Only with this tag. (repeatable)
              --status <status>    Only this status. (values: toRead, reading, read)
              --sort <key>         The order. (values: title, author, published)
          -r, --reverse            Last first.
              --notes, --no-notes  With their notes. (default: on)
          -n, --limit <limit>      At most so many. (default: 20)
              --offset <count>     Leave out so many. (default: 0)

        \(globalOptions)

        """)
  }

  @Test func requiredOnesAreInTheUsageAndALongLabelHasALineOfItsOwn() throws {
    #expect(
      try help("books", "add") == """
        Add a book.

        Usage: app books add <title> --author <name> [options]

        Arguments:
          <title>  The title.

        Options:
              --author <name>    Who wrote it.
              --additional-author <additional-author>
                                 Others who wrote it. (repeatable)
              --year <year>      The year.
              --rating <rating>  Stars.

        \(globalOptions)

        """)
  }

  @Test func theProgramShowsItsGroupsAndCommands() throws {
    #expect(
      try help() == """
        What a household keeps.

        Usage: app <command> [options]

        Features:
          books  The books you own and read.

        Commands:
          doctor  See whether all is well.

        \(globalOptions)

        See 'app <command> --help' for more on a command.

        """)
  }

  @Test func aGroupShowsItsVisibleCommandsAlsoByItsAlias() throws {
    let expected = """
      The books you own and read.

      Usage: app books <command> [options]

      Commands:
        add     Add a book.
        import  Bring in a file.
        list    Books in the order they were added.
        update  Change a book.

      \(globalOptions)

      See 'app books <command> --help' for more on a command.

      """
    #expect(try help("books") == expected)
  }

  @Test(arguments: [20, 40, 60, 80, 200]) func textsAreWrappedToTheWidth(_ width: Int) throws {
    let text = try program.help(for: ["books", "list"], globals: Globals.self, width: width)
    let example = "  app books list --author woolf --sort published"
    let lines = text.split(separator: "\n").filter { $0 != example && !$0.hasPrefix("Usage:") }
    // A description keeps 20 columns beside its label, however narrow the terminal.
    #expect(lines.allSatisfy { $0.count <= max(width, 27 + 20) })
    #expect(lines.contains { $0.count > width / 2 })
    let words = text.split { $0 == " " || $0 == "\n" }
    #expect(try words == help("books", "list").split { $0 == " " || $0 == "\n" })
  }

  @Test func aUsageOfItsOwnFollowsThePath() throws {
    struct Guided: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "G.", usage: "[<title> --author <name>] [options]")
    }
    var tree = CommandTree<Int>(name: "app", abstract: "A.")
    tree.add(Guided.self, action: 1)
    #expect(
      try tree.help(for: ["guided"], globals: Paging.self).contains("Usage: app guided [<title> --author <name>] [options]\n"))
  }

  @Test func helpForWhatDoesNotExistIsAnError() {
    let error = #expect(throws: CommandLineError.self) { try help("books", "lend") }
    #expect(error?.message == "unknown command 'lend'.")
  }

  private func help(_ path: String...) throws -> String {
    try program.help(for: path, globals: Globals.self)
  }
}
