import TestSupport
import Testing

@Suite(.inTurn) struct AppCommandTests {
  @Test func features() async throws {
    let home = try BinaryHome()
    #expect(try await home.output("features").contains("books"))
    #expect(
      try await home.output("features", "--json").hasPrefix("[\n{\"name\":\"books\",\"abstract\":\"Keeps your library.\"},\n"))
    let names = try await home.output("features", "--format", "csv").split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(names == ["name", "books", "closet", "contents", "products", "users"])
    #expect(try home.names(in: "home").isEmpty)
  }

  @Test func theGraphSaysWhatIsMadeOfWhat() async throws {
    let home = try BinaryHome()
    #expect(try await home.output("graph").hasPrefix("flowchart LR\n"))
    let json = try await home.output("graph", "--json")
    #expect(json.contains(#"{"name":"BookRepository","scope":"shared","needs":["StoreSource"]}"#))
    #expect(try home.names(in: "home").isEmpty)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsAreAScriptThatItsShellAccepts(_ shell: String) async throws {
    let home = try BinaryHome()
    let script = try await home.output("completions", shell)
    let file = try home.write(script, to: "completions")
    guard try await home.shell("command -v \(shell)").ending == .exited(0) else { return }
    let checked = try await home.shell("\(shell) -n '\(file)'")
    #expect(checked.ending == .exited(0) && checked.errors.isEmpty, "\(checked)")
    #expect(try home.names(in: "home").isEmpty)
  }

  @Test(arguments: [
    ("app ", ["books", "doctor"]), ("app bo", ["books"]), ("app books ", ["add", "list", "stats"]), ("app books li", ["list"]),
    ("app books list --so", ["--sort"]), ("app books list --sort ", ["title", "rating"]), ("app books list --sort=ti", ["title"]),
    ("app books add --status to", ["toRead"]), ("app completions z", ["zsh"]), ("app books list --format js", ["json"]),
    ("app books import --from good", ["goodreads"]), ("app books list --col", ["--color"]),
  ])
  func bashCompletes(_ line: String, _ expected: [String]) async throws {
    let home = try BinaryHome()
    // Readline splits a line at '=' and ':' too, as the script is told through COMP_WORDBREAKS.
    let outcome = try await home.shell(
      """
      source <("$APP" completions bash)
      COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}
      words=${COMP_LINE//=/ = }; read -ra COMP_WORDS <<<"$words"
      [[ $COMP_LINE != *' ' ]] || COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      function=$(complete -p app | sed 's/.*-F \\([^ ]*\\).*/\\1/')
      "$function" app "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(outcome.ending == .exited(0), "\(outcome)")
    let offered = outcome.lines.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
    for word in expected { #expect(offered.contains(word), "\(outcome)") }
  }
}
