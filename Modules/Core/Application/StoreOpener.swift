import Storage

/// Makes the store a command line names.
struct StoreOpener: Sendable {
  let location: StoreLocation?
  let environment: [String: String]
  let tables: [Table]

  /// Makes the data folder where it is needed; the file itself is made when it is first used.
  ///
  /// Throws `StoreError` when there is no usable home.
  func open() throws -> any Store {
    switch location {
    case .memory: return MemoryStore()
    case .sqlite(let path): return SQLiteStore(path: path, tables: tables)
    case nil:
      let folder = try DataFolder(environment: environment)
      try folder.create()
      return SQLiteStore(path: folder.database, tables: tables)
    }
  }
}
