import Commands
import Container
import Feature
import Views

@testable import Application
@testable import Storage

/// An app of notes that runs command lines without a process.
@MainActor
struct TestedApplication {
  let application: Application
  let store: StoreLocation?
  let environment: [String: String]

  init(features: [any Feature.Type] = [NotesFeature.self], store: StoreLocation? = .memory, environment: [String: String] = [:]) {
    application = Application(name: "app", features: features)
    self.store = store
    self.environment = environment
  }

  var tree: CommandTree<CommandAction> { application.commandTree }

  var composition: Composition {
    Composition(features: application.features, store: store, environment: environment, tree: tree)
  }

  /// Runs a command on a screen in memory.
  func run(_ arguments: [String], on recorded: RecordedScreen = RecordedScreen()) async throws -> RecordedScreen {
    guard case .command(let parsed) = try tree.parse(arguments, globals: GlobalOptions.self) else { return recorded }
    let container = try composition.registry.build(roots: parsed.action.needs)
    try await parsed.action.run(parsed.command, recorded.screen, container)
    return recorded
  }
}
