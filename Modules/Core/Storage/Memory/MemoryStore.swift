import Entities
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

/// How both the memory store and its transactions read: from a copy of the tables as they stand.
protocol MemoryReading: StoreReader {
  func tables() -> [String: MemoryTable]
}

extension MemoryReading {
  public func pages<R: Record>(of type: R.Type, _ query: Query) -> Pages<R.Model> {
    Pages {
      var rest: ArraySlice<MemoryTable.StoredRow>?
      return {
        let rows = rest ?? ArraySlice(self.rows(of: R.self, query))
        rest = rows.dropFirst(500)
        return rows.isEmpty ? nil : try R.models(of: rows.prefix(500).map(\.values))
      }
    }
  }

  public func count<R: Record>(of type: R.Type, _ query: Query) async throws -> Int {
    var query = query
    (query.limit, query.offset) = (nil, 0)
    return rows(of: R.self, query).count
  }

  public func first<R: Record>(of type: R.Type, where column: TableColumn, is value: StoredValue) async throws -> Stored<R.Model>?
  {
    guard let number = R.table.number(of: column), let row = tables()[R.table.name]?.first(where: number, is: value, in: R.table)
    else { return nil }
    return try R.models(of: [row.values]).first.map { Stored(item: $0, position: row.position) }
  }

  private func rows<R: Record>(of type: R.Type, _ query: Query) -> [MemoryTable.StoredRow] {
    tables()[R.table.name].map { MemoryQuery(table: R.table, query: query).rows(of: $0) } ?? []
  }
}

extension Record {
  var storedValues: [StoredValue] {
    var row = RowBuilder(columns: Self.table.columns.count)
    write(to: &row)
    return (0..<row.cells.count).map { row.value($0) }
  }

  static func models(of rows: [[StoredValue]]) throws -> [Model] {
    var batch = RowBatch(columns: table.columns.count, capacity: rows.count)
    for row in rows {
      for (column, value) in row.enumerated() {
        switch value {
        case .null: batch.setNull(column)
        case .integer(let number): batch.set(column, integer: number)
        case .text(var text): text.withUTF8 { batch.set(column, text: UnsafeRawBufferPointer($0)) }
        }
      }
      batch.endRow()
    }
    return try batch.models(Self.self)
  }
}
