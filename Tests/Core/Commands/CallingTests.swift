import Commands
import Testing

struct CallingTests {
  private func call(_ arguments: [String]) throws -> ParsedCommand<String, Globals> {
    guard case .command(let parsed) = try program.parse(arguments, globals: Globals.self) else {
      throw ValidationError("no command")
    }
    return parsed
  }

  @Test(arguments: [["books", "list"], ["b", "ls"], ["-q", "books", "list"], ["books", "--format", "csv", "list"]])
  func wordsAndAliasesLeadToTheCommand(_ arguments: [String]) throws {
    let parsed = try call(arguments)
    #expect(parsed.action == "list")
    #expect(parsed.path == ["books", "list"])
    #expect(parsed.command is ListBooks)
  }

  @Test func aCommandWithoutANameIsCalledByItsTypeInKebabCase() throws {
    #expect(try call(["doctor"]).action == "doctor")
    #expect(program.commands.map { $0.path.joined(separator: " ") }.contains("books update"))
  }

  @Test(
    arguments: [
      ["--format", "json", "-q", "--store", "x", "books", "list"], ["books", "--format=json", "-q", "list", "--store=x"],
      ["books", "list", "--store", "x", "-q", "--format", "json"], ["books", "list", "-rq", "--store", "x", "--format=json"],
    ])
  func globalsMayStandAnywhere(_ arguments: [String]) throws {
    let globals = try call(arguments).globals
    #expect(globals.format == .json)
    #expect(globals.quiet)
    #expect(globals.store == "x")
  }

  @Test func globalsHaveTheirDefaultsAndRules() throws {
    #expect(try call(["doctor"]).globals.format == .table)
    #expect(problem("doctor", "--json", "--format", "csv") == "'--json' and '--format csv' contradict each other.")
  }

  @Test(
    arguments: [
      (["--help"], []), (["-h"], []), (["help"], []), (["books", "-h"], ["books"]), (["b", "help"], ["books"]),
      (["help", "books"], ["books"]), (["help", "b", "ls"], ["books", "list"]), (["books", "help", "add"], ["books", "add"]),
      (["books", "add", "--help"], ["books", "add"]), (["books", "list", "-rh"], ["books", "list"]),
      (["books", "add", "--title", "--help"], ["books", "add"]), (["books", "list", "--limit", "x", "-h"], ["books", "list"]),
      (["help", "help"], []), (["help", "books", "--json"], ["books"]),
      (["books", "list", "extra", "--help"], ["books", "list"]),
    ])
  func helpIsAskedForInManyWays(_ arguments: [String], _ expected: [String]) throws {
    guard case .help(let path) = try program.parse(arguments, globals: Globals.self) else {
      Issue.record("no help")
      return
    }
    #expect(path == expected)
  }

  @Test(arguments: [["--version"], ["books", "--version"], ["books", "list", "--version"]])
  func versionIsAskedForAnywhere(_ arguments: [String]) throws {
    guard case .version = try program.parse(arguments, globals: Globals.self) else {
      Issue.record("no version")
      return
    }
  }

  @Test func afterTwoDashesHelpIsAnArgument() throws {
    let add = try #require(try call(["books", "add", "--author", "A", "--", "--help"]).command as? AddBook)
    #expect(add.title == "--help")
  }

  @Test(
    arguments: [
      (["boks"], "unknown command 'boks'. Did you mean 'books'?"),
      (["books", "lsit"], "unknown command 'lsit' of 'app books'. Did you mean 'list'?"),
      (["books", "imp"], "unknown command 'imp' of 'app books'. Did you mean 'import'?"),
      (["help", "books", "lit"], "unknown command 'lit' of 'app books'. Did you mean 'list'?"),
      (["update"], "unknown command 'update'. Did you mean 'books update'?"),
      (["books", "xyzzy"], "unknown command 'xyzzy' of 'app books'; there are: add, import, list, update."),
      (["help", "doctor", "x"], "unexpected argument 'x'."), (["books"], "'app books' needs a command."),
      ([], "'app' needs a command."), (["--json"], "'app' needs a command."),
      (["--", "books", "--json"], "unknown command '--json' of 'app books'; there are: add, import, list, update."),
      ([""], "unknown command ''; there are: books, doctor."), (["-"], "unknown command '-'; there are: books, doctor."),
      (["--author", "x", "books"], "unknown option '--author'; the options of a command stand after it."),
      (["xyzzy", "--help"], "unknown command 'xyzzy'; there are: books, doctor."),
    ])
  func aWrongWordNamesTheNearest(_ arguments: [String], _ message: String) {
    let error = #expect(throws: CommandLineError.self) { try program.parse(arguments, globals: Globals.self) }
    #expect(error?.message == message)
  }

  @Test func anErrorIsPrintedWithUsageAndTheNextStep() {
    let error = #expect(throws: CommandLineError.self) {
      try program.parse(["books", "add", "Orlando", "--authr", "Woolf"], globals: Globals.self)
    }
    #expect(
      error?.description == """
        Error: unknown option '--authr'. Did you mean '--author'?
        Usage: app books add <title> --author <name> [options]
        See 'app books add --help' for more.
        """)
  }

  @Test func aGroupWithoutACommandShowsItsCommands() {
    let error = #expect(throws: CommandLineError.self) { try program.parse(["books"], globals: Globals.self) }
    #expect(
      error?.description == """
        Error: 'app books' needs a command.
        Usage: app books <command> [options]

        Commands:
          add     Add a book.
          import  Bring in a file.
          list    Books in the order they were added.
          update  Change a book.

        See 'app books --help' for more.
        """)
  }
}
