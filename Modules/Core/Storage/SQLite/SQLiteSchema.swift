/// Creates the tables of a store and brings older ones up to date, all in one transaction.
struct SQLiteSchema {
  /// "APP1": marks a file as ours.
  static let applicationID: Int64 = 0x4150_5031
  /// How tables are kept, not what is in them; a table has a version of its own.
  static let layoutVersion: Int64 = 1

  let tables: [Table]

  /// Does nothing, and takes no lock for writing, when all is as declared.
  ///
  /// Throws `StoreError` of reason `newer` when the file knows more than we do; it is unchanged then.
  func prepare(_ handle: SQLiteHandle) throws {
    if try isCurrent(handle) { return }
    try handle.execute("BEGIN IMMEDIATE")
    do {
      try migrate(handle)
      try handle.execute("COMMIT")
    } catch {
      try? handle.execute("ROLLBACK")
      throw error
    }
  }

  private func isCurrent(_ handle: SQLiteHandle) throws -> Bool {
    guard try isInitialised(handle) else { return false }
    let versions = try versions(handle)
    return tables.allSatisfy { versions[$0.name] == $0.version }
  }

  /// Another process may have done it since we looked, so it is asked again inside the transaction.
  private func isInitialised(_ handle: SQLiteHandle) throws -> Bool {
    let layout = try handle.integers("PRAGMA user_version").first ?? 0
    if layout > Self.layoutVersion { throw StoreError.newer(handle.path) }
    return layout == Self.layoutVersion
  }

  /// The versions of all tables that are there; throws `StoreError` of reason `newer` when one is newer than ours.
  func versions(_ handle: SQLiteHandle, called name: String? = nil) throws -> [String: Int] {
    let statement = try handle.statement("SELECT version, name FROM app_tables")
    defer { statement.reset() }
    var versions: [String: Int] = [:]
    while try statement.step() { versions[statement.text(1)] = Int(statement.integer(0)) }
    for table in tables where versions[table.name, default: 0] > table.version { throw StoreError.newer(name ?? handle.path) }
    return versions
  }

  private func migrate(_ handle: SQLiteHandle) throws {
    if try !isInitialised(handle) {
      try handle.execute(
        """
        CREATE TABLE app_tables (name TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        PRAGMA application_id = \(Self.applicationID);
        PRAGMA user_version = \(Self.layoutVersion)
        """)
    }
    let versions = try versions(handle)
    for table in tables {
      switch versions[table.name] {
      case nil: try handle.execute(table.creation)
      case let version? where version < table.version:
        let damaged = try damagedRows(of: table, handle)
        for migration in table.migrations.sorted(by: { $0.version < $1.version }) where migration.version > version {
          for statement in migration.statements { try handle.execute(statement) }
        }
        try renewChecksums(of: table, but: damaged, handle)
      default: continue
      }
      try handle.execute("INSERT OR REPLACE INTO app_tables VALUES ('\(table.name)', \(table.version))")
    }
  }
}

extension StoreError {
  static func newer(_ path: String) -> StoreError {
    StoreError(.newer, "'\(path)' was written by a newer version of this program; nothing was changed. Update the program.")
  }
}
