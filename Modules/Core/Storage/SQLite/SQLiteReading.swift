import Entities

/// How both the store and a transaction read; each through a connection of its own.
protocol SQLiteReading: StoreReader {
  /// Whether the next page may be read while the caller still works on the last one.
  static var readsAhead: Bool { get }
  func connection() throws -> SQLiteConnection
}

extension SQLiteReading {
  public func pages<R: Record>(of type: R.Type, _ query: Query) -> Pages<R.Model> {
    Pages {
      var scan: SQLiteScan<R>?
      var ahead: Task<(SQLiteScan<R>, [R.Model]?), any Error>?
      var pagesRead = 0
      return {
        var current = try scan ?? SQLiteScan<R>(query, on: connection())
        let page: [R.Model]?
        if let ahead { (current, page) = try await ahead.value } else { page = try current.next() }
        pagesRead += 1
        // A second processor reads and decodes what comes next; a short list is done before the threads for that have started.
        ahead = Self.readsAhead && pagesRead > 1 && page != nil && current.hasMore ? current.readNext() : nil
        scan = current
        return page
      }
    }
  }

  public func count<R: Record>(of type: R.Type, _ query: Query) async throws -> Int {
    let text = QuerySQL(table: R.table, query: query).count
    return try connection().reading { handle in
      try handle.addPending()
      let statement = try text.prepared(on: handle)
      defer { statement.reset() }
      return try statement.step() ? Int(statement.integer(0)) : 0
    }
  }

  public func first<R: Record>(of type: R.Type, where column: TableColumn, is value: StoredValue) async throws -> Stored<R.Model>?
  {
    let columns = R.readColumns
    return try connection().reading { handle in
      let statements = handle.statements(of: R.table)
      if handle.isInTransaction, try !statements.mayContain(value, in: column, on: handle) { return nil }
      let statement = try statements.lookup(column, reading: columns, on: handle)
      defer { statement.reset() }
      try statement.bind([value])
      guard try statement.step() else { return nil }
      var batch = RowBatch(columns: columns, capacity: 1)
      statement.read(into: &batch)
      let position = Int(statement.integer(Int32(columns)))
      return Stored(item: try batch.withRow(0) { try R.model(of: $0) }, position: position)
    }
  }
}
