import Commands
import Container
import Dispatch
public import Feature
import Files
import Storage
import Terminal
import Values
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts the features together: one command line, one container, one store.
@MainActor
public struct Application {
  /// What `--version` and `doctor` say (semver.org).
  public static let version = "0.1.0"

  let name: String
  let features: [any Feature.Type]

  /// `name` is the word that starts the app; features are listed in help in their order.
  public init(name: String, features: [any Feature.Type]) {
    self.name = name
    self.features = features
  }

  /// Runs one command line, without the executable's name, and ends the process with its exit code.
  public func main(_ arguments: [String]) -> Never {
    MemoryPool.prepare()
    StandardStreams.reserve()
    let task = Task {
      let decision = await decide(arguments, ProcessEnvironment.current)
      if let text = decision.text { try? FileSink.standardError.write(text + "\n") }
      // Ends here, not where somebody awaits the task, which would start the threads of the concurrent pool for its last step.
      exit(decision.code)
    }
    Interruption.watch { task.cancel() }
    dispatchMain()
  }

  private func decide(_ arguments: [String], _ environment: [String: String]) async -> ExitDecision {
    do {
      try ProcessArguments.requireUTF8()
      try await dispatch(arguments, environment)
      return .success
    } catch {
      return ExitDecision(error)
    }
  }

  private func dispatch(_ arguments: [String], _ environment: [String: String]) async throws {
    let tree = commandTree
    switch try tree.parse(arguments, globals: GlobalOptions.self) {
    case .version: try FileSink.standardOutput.write("\(name) \(Self.version)\n")
    case .help(let path):
      let width = TerminalState.width(of: 1, environment: environment) ?? 80
      try FileSink.standardOutput.write(try tree.help(for: path, globals: GlobalOptions.self, width: min(width, 100)))
    case .command(let parsed):
      let screen = Screen(parsed.globals, environment: environment)
      let composition = Composition(
        features: features, store: try location(parsed, environment), environment: environment, tree: tree,
        note: { screen.show(Message($0, kind: .warning)) })
      // Only what this command needs is checked and linked; a test and `doctor` check the whole.
      let container = try composition.registry.build(roots: parsed.action.needs)
      do {
        try await parsed.action.run(parsed.command, screen, container)
      } catch let failure as any Failure where failure.kind == .invalidValue {
        throw tree.refusal(failure.message, of: parsed.command, path: parsed.path)
      }
    }
  }

  /// Where the command's data is: as the command line says, else its feature's own variable, else that of all.
  private func location(_ parsed: ParsedCommand<CommandAction, GlobalOptions>, _ environment: [String: String]) throws
    -> StoreLocation?
  {
    if let store = parsed.globals.store { return store }
    let feature = features.first { $0.name == parsed.path.first }?.name
    let variables = [feature.map { "APP_\($0.uppercased())_STORE" }, "APP_STORE"].compactMap(\.self)
    guard let text = variables.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
    return try StoreLocation(parsing: text)
  }
}
