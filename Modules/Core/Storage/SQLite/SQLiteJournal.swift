import CSQLite

/// Which journal a database uses.
///
/// WAL can corrupt a database in SQLite 3.7.0 to 3.51.2 (the "WAL-reset bug"), so it is used only where the library is newer.
enum SQLiteJournal {
  static var mode: String { sqlite3_libversion_number() >= 3_051_003 ? "wal" : "delete" }

  /// Asks first: a change needs the database for itself alone.
  static func choose(_ mode: String = mode, for handle: SQLiteHandle) throws {
    guard try handle.texts("PRAGMA journal_mode") != [mode] else { return }
    do {
      try handle.execute("PRAGMA journal_mode=\(mode)")
    } catch let error as StoreError where error.reason == .locked {
      // Both journals are safe; whoever opens the file next changes it.
    }
  }
}
