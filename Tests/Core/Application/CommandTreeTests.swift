import Commands
import Testing

@testable import Application

@MainActor
@Suite struct CommandTreeTests {
  private let tested = TestedApplication()

  private static let own = ["features", "doctor", "backup", "restore", "serve", "graph", "completions"]

  @Test func everyCommandIsThere() {
    #expect(tested.tree.commands.map { $0.path.joined(separator: " ") } == ["notes add", "notes list"] + Self.own)
  }

  @Test func declarationsHoldNoMistakes() {
    #expect(tested.tree.check(globals: GlobalOptions.self) == [])
  }

  @Test func everyCommandIsReachedByHelp() throws {
    for path in tested.tree.commands.map(\.path) {
      for line in [path + ["--help"], path + ["-h"], ["help"] + path] {
        guard case .help(let found) = try tested.tree.parse(line, globals: GlobalOptions.self) else {
          Issue.record("\(line) is no help")
          continue
        }
        #expect(found == path)
      }
      let help = try tested.tree.help(for: path, globals: GlobalOptions.self, width: 80)
      #expect(help.contains("app " + path.joined(separator: " ")))
      #expect(help.contains("--store"), "every command has the global options")
    }
  }

  @Test func theHelpOfTheAppNamesFeaturesAndCommands() throws {
    let help = try tested.tree.help(for: [], globals: GlobalOptions.self, width: 80)
    for word in ["notes", NotesFeature.abstract] + Self.own { #expect(help.contains(word), "\(word)") }
    let group = try tested.tree.help(for: ["notes"], globals: GlobalOptions.self, width: 80)
    for word in ["add", "Keeps a note.", "list", "Shows every note."] { #expect(group.contains(word), "\(word)") }
  }

  @Test(arguments: [
    ["nots", "add"], ["notes", "ad"], ["doctr"], ["notes"], [], ["notes", "add"], ["notes", "add", "x", "--stor", "memory:"],
  ])
  func whatIsMistypedIsAnErrorOfTheCommandLine(_ line: [String]) {
    #expect(throws: CommandLineError.self) { try tested.tree.parse(line, globals: GlobalOptions.self) }
  }
}
