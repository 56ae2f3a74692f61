import Commands
import Container
import Feature
import Testing
import Views

/// A command in the tree, from its declaration to its run.
@MainActor
@Suite struct CommandActionTests {
  private struct Greet: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "greet", abstract: "Says hello.")

    @Argument(help: "Whom.") var name: String
  }

  private struct Greeting: Sendable { let word: String }
  private struct Ending: Sendable { let mark: String }
  private struct Refusal: Error {}

  private func tree() -> CommandTree<CommandAction> {
    var tree = CommandTree<CommandAction>(name: "app", abstract: "Greets.")
    tree.add(Greet.self) { (command: Greet, screen: Screen, greeting: Greeting, ending: Ending) in
      try screen.write("\(greeting.word) \(command.name)\(ending.mark)")
    }
    return tree
  }

  private struct NoGlobals: ParsableArguments {}

  private func run(_ arguments: [String], in registry: Registry) async throws -> String {
    guard case .command(let parsed) = try tree().parse(arguments, globals: NoGlobals.self) else { return "no command" }
    let recorded = RecordedScreen()
    let container = try registry.build(roots: parsed.action.needs)
    try await parsed.action.run(parsed.command, recorded.screen, container)
    return recorded.output
  }

  private func registry() -> Registry {
    var registry = Registry()
    registry.register(Ending.self) { Ending(mark: "!") }
    registry.register(Greeting.self) { Greeting(word: "Hello") }
    return registry
  }

  @Test func whatFollowsTheScreenIsNeeded() throws {
    let command = try #require(tree().commands.first)
    #expect(command.path == ["greet"])
    #expect(command.action.needs == [Key(Greeting.self), Key(Ending.self)])
  }

  @Test func aCommandRunsWithWhatWasTypedAndWhatItNeeds() async throws {
    #expect(try await run(["greet", "Ada"], in: registry()) == "Hello Ada!")
  }

  @Test func whatNothingMakesIsNamedBeforeTheCommandRuns() async {
    var registry = Registry()
    registry.register(Ending.self) { Ending(mark: "!") }
    let faults = await #expect(throws: ContainerFaults.self) { try await run(["greet", "Ada"], in: registry) }
    #expect(faults?.faults == [.missing(Key(Greeting.self), neededBy: [])])
  }

  @Test func anErrorOfAFactoryEndsTheCommand() async {
    let registry = registry().overriding(Greeting.self) { throw Refusal() }
    await #expect(throws: Refusal.self) { try await run(["greet", "Ada"], in: registry) }
  }

  @Test func aCommandMayNeedNothing() throws {
    var tree = CommandTree<CommandAction>(name: "app", abstract: "Greets.")
    tree.add(Greet.self) { (_: Greet, _: Screen) in }
    #expect(tree.commands.first?.action.needs == [])
  }
}
