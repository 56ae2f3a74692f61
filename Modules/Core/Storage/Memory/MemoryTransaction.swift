import Synchronization

/// Works on a copy of the tables, which the store takes over when the transaction is kept.
final class MemoryTransaction: StoreTransaction, MemoryReading {
  private let state: Mutex<[String: MemoryTable]>

  init(_ tables: [String: MemoryTable]) {
    state = Mutex(tables)
  }

  func tables() -> [String: MemoryTable] { state.withLock { $0 } }

  func insert<R: Record>(_ record: R) async throws -> Int {
    let values = record.storedValues
    return try state.withLock { try $0[R.table.name, default: MemoryTable()].insert(values, in: R.table) }
  }

  func update<R: Record>(_ record: R) async throws -> Bool {
    let values = record.storedValues
    return try state.withLock { try $0[R.table.name, default: MemoryTable()].update(values, in: R.table) }
  }

  func delete<R: Record>(_ type: R.Type, id: String) async throws -> Bool {
    state.withLock { $0[R.table.name, default: MemoryTable()].delete(id: .text(id), in: R.table) }
  }
}
