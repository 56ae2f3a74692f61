import Synchronization

/// Keeps records in memory, for tests and for trying things out; what is in it goes with the process.
public final class MemoryStore: Store, MemoryReading {
  private let state = Mutex<[String: MemoryTable]>([:])
  private let gate = TransactionGate()

  /// An empty store; tables come into being with their first row.
  public init() {}

  func tables() -> [String: MemoryTable] { state.withLock { $0 } }

  public func transaction<Result>(_ body: (any StoreTransaction) async throws -> Result) async throws -> Result {
    try await gate.enter()
    defer { gate.leave() }
    let transaction = MemoryTransaction(tables())
    let result = try await body(transaction)
    state.withLock { $0 = transaction.tables() }
    return result
  }
}
