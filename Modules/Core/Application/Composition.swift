import Commands
import Container
import Feature
import Storage

/// The app as it was put together for one command line; what commands about the app itself ask for.
struct Composition: Sendable {
  let features: [any Feature.Type]
  /// nil is the data folder.
  let store: StoreLocation?
  let environment: [String: String]
  let tree: CommandTree<CommandAction>

  /// Every registration of every feature, and the store they share.
  var registry: Registry {
    var registry = Registry()
    let opener = StoreOpener(location: store, environment: environment, tables: features.flatMap { $0.tables })
    registry.register((any Store).self, scope: .shared) { try opener.open() }
    registry.register(StateFolder.self) { try StateFolder(environment: environment) }
    registry.register(StoreOpener.self) { opener }
    registry.register(Composition.self) { self }
    for feature in features { feature.register(in: &registry) }
    return registry
  }

  /// What commands ask the container for.
  var roots: [Key] {
    var seen = Set<Key>()
    return tree.commands.flatMap(\.action.needs).filter { seen.insert($0).inserted }
  }

  /// What commands and servers ask the container for.
  var allRoots: [Key] { roots + features.flatMap { $0.services } }

  /// What a feature registers and nobody needs; what Core has on offer may lie idle.
  var unused: [Key] { registry.unused(roots: allRoots + [Key(StateFolder.self)]) }
}
