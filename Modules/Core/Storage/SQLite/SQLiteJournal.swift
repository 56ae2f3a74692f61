import CSQLite

/// Which journal a database uses.
///
/// WAL can corrupt a database in SQLite 3.7.0 to 3.51.2 (the "WAL-reset bug"), so it is used only where the library is newer.
enum SQLiteJournal {
  static var mode: String { sqlite3_libversion_number() >= 3_051_003 ? "wal" : "delete" }

  /// Asks first: a change needs the database for itself alone.
  static func choose(for handle: SQLiteHandle) throws {
    let current = try handle.statement("PRAGMA journal_mode")
    defer { current.reset() }
    guard try current.step(), current.text(0) != mode else { return }
    current.reset()
    try handle.execute("PRAGMA journal_mode=\(mode)")
  }
}
