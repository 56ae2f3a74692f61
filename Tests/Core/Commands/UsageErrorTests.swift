import Commands
import Testing

struct UsageErrorTests {
  @Test(
    arguments: [
      (["add"], "missing '<title>' and '--author <name>'."), (["add", "T"], "missing '--author <name>'."),
      (["add", "--author", "A"], "missing '<title>'."), (["import"], "missing '<file>'."),
      (["add", "T", "U", "--author", "A"], "unexpected argument 'U'."), (["list", "x"], "unexpected argument 'x'."),
    ])
  func whatIsMissingOrTooMuchIsNamed(_ arguments: [String], _ message: String) {
    expect(arguments, message)
  }

  @Test(
    arguments: [
      (["list", "--authr", "x"], "unknown option '--authr'. Did you mean '--author'?"),
      (["list", "--lim", "3"], "unknown option '--lim'. Did you mean '--limit'?"),
      (["list", "--jsn"], "unknown option '--jsn'. Did you mean '--json'?"),
      (["list", "--no-note"], "unknown option '--no-note'. Did you mean '--no-notes'?"),
      (["list", "--hepl"], "unknown option '--hepl'. Did you mean '--help'?"), (["list", "--zzz"], "unknown option '--zzz'."),
      (["list", "--trac", "x"], "unknown option '--trac'."),
      (["list", "-author", "x"], "unknown option '-author'. Did you mean '--author'?"),
      (["list", "-rx"], "unknown option '-x'."), (["list", "-xr"], "unknown option '-x' in '-xr'."),
      (["add", "-x"], "unknown option '-x'; an argument that begins with '-' stands after '--'."),
      (["list", "--=x"], "unknown option '--'."), (["list", "---sort"], "unknown option '---sort'. Did you mean '--sort'?"),
    ])
  func anUnknownOptionNamesTheNearest(_ arguments: [String], _ message: String) {
    expect(arguments, message)
  }

  @Test(
    arguments: [
      (["list", "-n", "1", "--limit=2"], "option '--limit' is given twice (also as '-n'), but takes one value."),
      (["list", "--author", "a", "--author", "a"], "option '--author' is given twice, but takes one value."),
      (["list", "--format", "csv", "--format", "csv"], "option '--format' is given twice, but takes one value."),
      (["list", "--notes", "--no-notes"], "'--notes' and '--no-notes' contradict each other."),
      (["list", "--no-notes", "--notes"], "'--no-notes' and '--notes' contradict each other."),
      (["list", "--help=me"], "'--help' is a switch and takes no value."),
      (["list", "--reverse=true"], "'--reverse' is a switch and takes no value."),
      (["list", "-r=1"], "'-r' is a switch and takes no value."),
      (["list", "--author"], "option '--author' needs a value: '--author <name>'."),
      (["list", "-n"], "option '-n' needs a value: '-n <limit>'."),
      (
        ["list", "--author", "--sort", "title"],
        "option '--author' needs a value: '--author <name>', but '--sort' follows; a value that begins with '-' is written "
          + "'--author=…'."
      ),
    ])
  func whatContradictsItselfIsNamed(_ arguments: [String], _ message: String) {
    expect(arguments, message)
  }

  @Test(
    arguments: [
      (["list", "-n", "12abc"], "invalid value '12abc' for '-n'; a whole number is expected."),
      (["list", "--limit="], "invalid value '' for '--limit'; a whole number is expected."),
      (
        ["list", "--limit", "9223372036854775808"],
        "invalid value '9223372036854775808' for '--limit'; a whole number is expected."
      ),
      (["list", "--limit", "-1"], "'--limit' is at least 0, not '-1'."),
      (
        ["list", "--status", "toread"],
        "invalid value 'toread' for '--status'; allowed: toRead, reading, read. Did you mean 'toRead'?"
      ),
      (["list", "--status", "lent"], "invalid value 'lent' for '--status'; allowed: toRead, reading, read."),
      (["update", "1", "--isbn", "12x"], "'--isbn': '12x' is no ISBN; ten digits are expected."),
      (["place", "top"], "invalid value 'top' for '<shelf>'; a whole number is expected."),
    ])
  func aWrongValueSaysWhatIsAllowed(_ arguments: [String], _ message: String) {
    expect(arguments, message)
  }

  @Test func aReasonWithoutTheInputIsQuotedWithIt() {
    struct Even: ParsableArguments {
      @Option(help: "E.", transform: { (_: String) -> Int in throw ValidationError("odd numbers only") }) var number: Int?
    }
    let error = #expect(throws: CommandLineError.self) { try Even.parse(["--number", "2"]) }
    #expect(error?.message == "invalid value '2' for '--number': odd numbers only.")
  }

  @Test func aWordNearOneThatShellsOfferIsAskedAbout() {
    struct Lamp: ParsableArguments {
      @Option(
        help: "C.", completion: .list(["amber", "violet"]), transform: { (_: String) -> Int in throw ValidationError("no") })
      var color: Int?
    }
    let near = #expect(throws: CommandLineError.self) { try Lamp.parse(["--color", "ambr"]) }
    #expect(near?.message == "invalid value 'ambr' for '--color': no. Did you mean 'amber'?")
    let far = #expect(throws: CommandLineError.self) { try Lamp.parse(["--color", "chartreuse"]) }
    #expect(far?.message == "invalid value 'chartreuse' for '--color': no.")
  }

  @Test func controlCharactersAreSpelledOut() {
    expect(["list", "\u{1B}[31m\n\u{9B}\u{202E}x"], #"unexpected argument '\u{1B}[31m\u{A}\u{9B}\u{202E}x'."#)
  }

  @Test func veryLongInputIsCut() {
    let message = problem("books", "list", String(repeating: "x", count: 1_000_000))
    #expect(message == "unexpected argument '\(String(repeating: "x", count: 200))…'.")
  }

  private func expect(_ arguments: [String], _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: CommandLineError.self, sourceLocation: sourceLocation) {
      try program.parse(["books"] + arguments, globals: Globals.self)
    }
    #expect(error?.message == message, sourceLocation: sourceLocation)
  }
}
