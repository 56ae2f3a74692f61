import Commands
import Container
import Entities
import Feature
import RemoteStore
import Storage

/// The app as it was put together for one command line; what commands about the app itself ask for.
struct Composition: Sendable {
  let features: [any Feature.Type]
  /// nil is the data folder.
  let store: StoreLocation?
  let environment: [String: String]
  let tree: CommandTree<CommandAction>
  /// Told of what a person should know and no command says.
  var note: @Sendable (String) -> Void = { _ in }

  /// Every registration of every feature, and the store they share.
  var registry: Registry {
    var registry = Registry()
    let session: RemoteSession? = if case .remote(let address) = store { RemoteSession(address, environment) } else { nil }
    let opener = StoreOpener(
      location: store, environment: environment, tables: features.flatMap { $0.tables }, session: session,
      remoteTables: { endpoints.tables.map(\.remote) }, note: note)
    registry.register((any Store).self, scope: .shared) { try opener.open() }
    registry.register(StoreSource.self) { (store: any Store) in .store(store) }
    registry.register(StateFolder.self) { try StateFolder(environment: environment) }
    registry.register(RemoteSession?.self) { session }
    registry.register(StoreOpener.self) { opener }
    registry.register(Composition.self) { self }
    registry.register(SharingPolicy.self) { SharingPolicy() }
    for feature in features { feature.register(in: &registry) }
    return registry
  }

  /// What every feature offers over HTTP.
  var endpoints: Endpoints {
    var endpoints = Endpoints()
    for feature in features { feature.addEndpoints(to: &endpoints) }
    return endpoints
  }

  /// What commands and endpoints ask the container for.
  var roots: [Key] {
    var seen = Set<Key>()
    return (tree.commands.flatMap(\.action.needs) + endpoints.needs).filter { seen.insert($0).inserted }
  }

  /// What a feature registers and nobody needs; what Core has on offer may lie idle.
  var unused: [Key] {
    registry.unused(
      roots: roots + [Key(StateFolder.self), Key(SharingPolicy.self), Key(StoreSource.self), Key(RemoteSession?.self)])
  }
}
