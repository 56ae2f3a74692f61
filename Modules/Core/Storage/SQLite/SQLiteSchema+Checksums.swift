extension SQLiteSchema {
  private static let rowsAtOnce = 500

  /// Computes the checksum of every row anew, since a migration changes which values it covers.
  func renewChecksums(of table: Table, _ handle: SQLiteHandle) throws {
    var position: Int64 = -1
    while let last = try renewChecksums(of: table, after: position, handle) { position = last }
  }

  /// Returns the position of the last row that was looked at; nil when there was none.
  private func renewChecksums(of table: Table, after position: Int64, _ handle: SQLiteHandle) throws -> Int64? {
    let reading = try handle.statement(
      "SELECT \(table.columnList), seq FROM \(table.quoted) WHERE seq > ?1 ORDER BY seq LIMIT \(Self.rowsAtOnce)")
    defer { reading.reset() }
    try reading.bind(position, at: 1)
    var renewed: [(checksum: Int64, position: Int64)] = []
    var batch = RowBatch(columns: table.columns.count, capacity: 1)
    while try reading.step() {
      batch.removeAll()
      reading.read(into: &batch)
      renewed.append((batch.withRow(0) { $0.checksum }, reading.integer(Int32(table.columns.count))))
    }
    reading.reset()
    for row in renewed {
      let writing = try handle.statement("UPDATE \(table.quoted) SET checksum = ?1 WHERE seq = ?2")
      try writing.bind([.integer(row.checksum), .integer(row.position)])
      _ = try writing.step()
      writing.reset()
    }
    return renewed.last?.position
  }
}
