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

  /// For a question.
  func reading<Result: Sendable>(_ body: (SQLiteHandle) throws -> Result) throws -> Result {
    try handle.withLock { handle in
      try handle.beginReadTransaction()
      return try body(handle)
    }
  }

  /// Lets the questions that `body` puts read one state, with all in it that was kept before.
  func readingTogether(_ body: () -> Void) {
    changeGroups(by: 1)
    defer { changeGroups(by: -1) }
    body()
  }

  private func changeGroups(by difference: Int) {
    handle.withLock { handle in
      handle.endReadTransaction()
      handle.groups += difference
    }
  }

  func endReadTransaction() { handle.withLock { $0.endReadTransaction() } }
}
