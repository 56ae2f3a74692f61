import CSQLite
import Entities
import Synchronization

/// Keeps records in one SQLite file; opened when first used, safe for many processes at once.
public final class SQLiteStore: Store, SQLiteReading {
  static let readsAhead = true

  public let path: String
  let schema: SQLiteSchema
  let patience: Duration
  private let reader = Mutex<SQLiteConnection?>(nil)
  private let writer = Mutex<SQLiteConnection?>(nil)
  private let gate = TransactionGate()

  /// Nothing is opened or made yet.
  public convenience init(path: String, tables: [Table]) {
    self.init(path: path, tables: tables, patience: .seconds(10))
  }

  /// - Parameter patience: how long to wait for others who use the file.
  init(path: String, tables: [Table], patience: Duration) {
    self.path = path
    self.patience = patience
    schema = SQLiteSchema(tables: tables)
  }

  func connection() throws -> SQLiteConnection { try connection(in: reader) }

  public func readingTogether(_ body: () -> Void) {
    // Without a connection each question says why.
    guard let connection = try? connection() else { return body() }
    connection.readingTogether(body)
  }

  public func transaction<Result>(_ body: (any StoreTransaction) async throws -> Result) async throws -> Result {
    try await gate.enter()
    defer { gate.leave() }
    let connection = try connection(in: writer)
    endReading()
    try connection.withHandle { try $0.beginTransaction() }
    do {
      let result = try await body(SQLiteTransaction(connection))
      endReading()
      try connection.withHandle { try $0.commitTransaction() }
      return result
    } catch {
      try? connection.withHandle { $0.rollBackTransaction() }
      throw error
    }
  }

  /// Whoever changes something among the questions of `readingTogether` would wait for themselves.
  private func endReading() { reader.withLock { $0 }?.endReadTransaction() }

  private func connection(in place: borrowing Mutex<SQLiteConnection?>) throws -> SQLiteConnection {
    try place.withLock { kept in
      if let kept { return kept }
      let connection = try open()
      kept = connection
      return connection
    }
  }

  private func open() throws -> SQLiteConnection {
    try SQLiteFile(path: path).prepareOnce()
    let connection = try SQLiteConnection { try SQLiteHandle(path: path, patience: patience) }
    try connection.withHandle { handle in
      // The mark that the file is ours has to be in it, and not only in a write-ahead log, before anybody else looks.
      try schema.prepare(handle)
      try SQLiteJournal.choose(for: handle)
    }
    return connection
  }

  /// Opens the file anew when it is used next.
  func forgetConnections() {
    reader.withLock { $0 = nil }
    writer.withLock { $0 = nil }
  }
}
