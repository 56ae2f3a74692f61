import REST
import RemoteStore
import Storage

/// Makes the store a command line names.
struct StoreOpener: Sendable {
  let location: StoreLocation?
  let environment: [String: String]
  let tables: [Table]
  /// Of whoever is signed in to the server; nil for a store of one's own.
  let session: RemoteSession?
  /// How records travel; asked for only where they do.
  let remoteTables: @Sendable () -> [any AnyRemoteTable]
  /// Told of what a person should know and no command says.
  let note: @Sendable (String) -> Void

  /// Makes the data folder where it is needed; the file itself is made when it is first used.
  ///
  /// Throws `StoreError` when there is no usable home.
  func open() throws -> any Store {
    switch location {
    case .memory: return MemoryStore()
    case .remote(let address):
      return RESTStore(
        RemoteServer(address, session: session, environment), tables: remoteTables(),
        cache: AnswerCache(address, key: environment.stated("APP_API_KEY"), environment: environment), note: note)
    case .sqlite(let path): return SQLiteStore(path: path, tables: tables)
    case nil:
      let folder = try DataFolder(environment: environment)
      try folder.create()
      return SQLiteStore(path: folder.database, tables: tables)
    }
  }
}
