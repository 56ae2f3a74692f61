import CSQLite

/// Writes within one transaction of a connection nobody else uses meanwhile.
struct SQLiteTransaction: StoreTransaction, SQLiteReading {
  private let own: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    own = connection
  }

  func connection() -> SQLiteConnection { own }

  func insert<R: Record>(_ record: R) async throws -> Int {
    try own.withHandle { handle in
      try write(record, R.table.insertSQL, on: handle)
      return handle.lastInsertedRow
    }
  }

  func update<R: Record>(_ record: R) async throws -> Bool {
    try own.withHandle { handle in
      try write(record, R.table.updateSQL, on: handle)
      return handle.changes > 0
    }
  }

  func delete<R: Record>(_ type: R.Type, id: String) async throws -> Bool {
    try own.withHandle { handle in
      let statement = try handle.statement("DELETE FROM \(R.table.quoted) WHERE \"id\" = ?1")
      try statement.bind([.text(id)])
      let code = statement.run()
      guard code == SQLITE_OK else { throw StoreError.sqlite(code, path: handle.path) }
      return handle.changes > 0
    }
  }

  private func write<R: Record>(_ record: R, _ sql: String, on handle: SQLiteHandle) throws {
    var row = RowBuilder()
    record.write(to: &row)
    precondition(row.cells.count == R.table.columns.count, "\(R.self) does not write every column of its table")
    let statement = try handle.statement(sql)
    let code = try row.arena.withUnsafeBytes { arena in
      try statement.bind(row, arena)
      return statement.run()
    }
    if code == SQLITE_OK { return }
    if code & 0xff == SQLITE_CONSTRAINT, let column = try takenColumn(row, R.table, on: handle) {
      throw StoreError(.taken(column: column.name), "Another row has this \(column.name) already.")
    }
    throw StoreError.sqlite(code, path: handle.path)
  }

  /// The unique column whose value another row has; asked of the store, since the error itself only says so in prose.
  private func takenColumn(_ row: borrowing RowBuilder, _ table: Table, on handle: SQLiteHandle) throws -> TableColumn? {
    let unique = [Table.id] + table.indexes.filter(\.isUnique).compactMap(\.columns.first)
    let id = row.value(0)
    for column in unique {
      guard let position = table.columns.firstIndex(where: { $0.name == column.name }) else { continue }
      let other = column.name == Table.id.name ? "" : " AND \"id\" <> ?2"
      let found = try handle.integers(
        "SELECT 1 FROM \(table.quoted) WHERE \(column.quoted) = ?1\(other)", other.isEmpty ? [row.value(position)] : [row.value(position), id])
      if !found.isEmpty { return column }
    }
    return nil
  }
}

extension Table {
  var insertSQL: String {
    let parameters = (1...columns.count + 1).map { "?\($0)" }.joined(separator: ", ")
    return "INSERT INTO \(quoted) (\(columnList), checksum) VALUES (\(parameters))"
  }

  var updateSQL: String {
    let columns = self.columns.enumerated().map { "\($1.quoted) = ?\($0 + 1)" }.joined(separator: ", ")
    return "UPDATE \(quoted) SET \(columns), checksum = ?\(self.columns.count + 1) WHERE \"id\" = ?1"
  }
}
