import CSQLite

/// Writes within one transaction of a connection nobody else uses meanwhile.
struct SQLiteTransaction: StoreTransaction, SQLiteReading {
  static let readsAhead = false

  private let own: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    own = connection
  }

  func connection() -> SQLiteConnection { own }

  func insert<R: Record>(_ record: R) async throws -> Int {
    try own.withHandle { handle in
      let row = R.built(record)
      let table = R.table
      try write(row, table, try handle.statements(of: table).insert(on: handle), except: -1, on: handle)
      let position = handle.lastInsertedRow
      try SQLiteSearchIndex(table, on: handle).noteInserted(at: position)
      return position
    }
  }

  func update<R: Record>(_ record: R) async throws -> Bool {
    try own.withHandle { handle in
      let row = R.built(record)
      let index = SQLiteSearchIndex(R.table, on: handle)
      try index.addPending()
      guard let former = try index.entry(of: row.value(0)) else { return false }
      try write(row, R.table, try handle.statement(R.table.updateSQL), except: former.position, on: handle)
      try index.change(former, to: row)
      return true
    }
  }

  func delete<R: Record>(_ type: R.Type, id: String) async throws -> Bool {
    try own.withHandle { handle in
      let index = SQLiteSearchIndex(R.table, on: handle)
      try index.addPending()
      guard let former = try index.entry(of: .text(id)) else { return false }
      try index.remove(former)
      let statement = try handle.statement("DELETE FROM \(R.table.quoted) WHERE seq = ?1")
      try statement.bind([.integer(former.position)])
      let code = statement.run()
      guard code == SQLITE_OK else { throw StoreError.sqlite(code, path: handle.path) }
      return true
    }
  }

  private func write(
    _ row: borrowing RowBuilder, _ table: Table, _ statement: SQLiteStatement, except own: Int, on handle: SQLiteHandle
  ) throws {
    let code = try row.arena.withUnsafeBytes { arena in
      try statement.bind(row, in: arena)
      let code = statement.run()
      if code == SQLITE_OK { handle.statements(of: table).noteWritten(row, arena) }
      return code
    }
    if code == SQLITE_OK { return }
    if code & 0xff == SQLITE_CONSTRAINT, let column = try takenColumn(row, table, except: own, on: handle) {
      throw StoreError.taken(column)
    }
    throw StoreError.sqlite(code, path: handle.path)
  }

  /// The unique column whose value a row at another position has; asked of the store, since the error itself only says so in prose.
  private func takenColumn(
    _ row: borrowing RowBuilder, _ table: Table, except own: Int, on handle: SQLiteHandle
  ) throws -> TableColumn? {
    for columns in table.uniqueColumns {
      let condition = columns.enumerated().map { "\($1.quoted) = ?\($0 + 2)" }.joined(separator: " AND ")
      var values: [StoredValue] = [.integer(own)]
      for number in columns.compactMap(table.number(of:)) { values.append(row.value(number)) }
      let found = try handle.integers("SELECT 1 FROM \(table.quoted) WHERE seq <> ?1 AND \(condition) LIMIT 1", values)
      if !found.isEmpty { return columns.first }
    }
    return nil
  }
}

extension Record {
  static func built(_ record: Self) -> RowBuilder {
    let columns = table.columns.count
    var row = RowBuilder(columns: columns)
    record.write(to: &row)
    precondition(row.cells.count == columns, "\(Self.self) does not write every column of its table")
    return row
  }
}

extension Table {
  var updateSQL: String {
    let columns = self.columns.enumerated().map { "\($1.quoted) = ?\($0 + 1)" }.joined(separator: ", ")
    return "UPDATE \(quoted) SET \(columns), checksum = ?\(self.columns.count + 1) WHERE \"id\" = ?1"
  }
}
