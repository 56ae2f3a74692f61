import Entities

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
    tables()[R.table.name].map { MemoryQuery(table: R.table, query: query).rows(of: $0.rows) } ?? []
  }
}

extension Record {
  /// What the store would keep of it, in the order of the table's columns.
  package var storedValues: [StoredValue] {
    var row = RowBuilder(columns: Self.table.columns.count)
    write(to: &row)
    return (0..<row.cells.count).map { row.value($0) }
  }

  /// The items of rows that hold such values.
  package static func models(of rows: [[StoredValue]]) throws -> [Model] {
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
