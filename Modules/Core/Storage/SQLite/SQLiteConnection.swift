import Synchronization

/// One connection to a database, shared safely: its handle is reached through a lock and never leaves it.
final class SQLiteConnection: Sendable {
  private let handle: Mutex<SQLiteHandle>

  init(_ open: () throws -> sending SQLiteHandle) rethrows {
    handle = Mutex(try open())
  }

  func withHandle<Result: Sendable>(_ body: (SQLiteHandle) throws -> Result) throws -> Result {
    try handle.withLock { try body($0) }
  }
}
