extension SQLiteSchema {
  private static let rowsAtOnce = 500

  /// The positions of rows whose checksum is wrong, in a table as a migration finds it: of whatever columns it has by then.
  func damagedRows(of table: Table, _ handle: SQLiteHandle) throws -> Set<Int64> {
    let columns = try handle.texts(
      "SELECT name FROM pragma_table_info('\(table.name)') WHERE name NOT IN ('seq', 'checksum') ORDER BY cid")
    let list = columns.map { "\"\($0)\", " }.joined()
    let reading = try handle.statement("SELECT \(list)checksum, seq FROM \(table.quoted)")
    defer { reading.reset() }
    var damaged: Set<Int64> = []
    var batch = RowBatch(columns: columns.count, capacity: 1)
    while try reading.step() {
      batch.removeAll()
      reading.read(into: &batch)
      if batch.withRow(0, { $0.checksum }) != reading.integer(Int32(columns.count)) {
        damaged.insert(reading.integer(Int32(columns.count + 1)))
      }
    }
    return damaged
  }

  /// Computes the checksums anew, since a migration changes which values they cover; the damaged rows must stay known as such.
  func renewChecksums(of table: Table, but damaged: Set<Int64>, _ handle: SQLiteHandle) throws {
    var position: Int64 = -1
    while let last = try renewChecksums(of: table, but: damaged, after: position, handle) { position = last }
  }

  /// Returns the position of the last row that was looked at; nil when there was none.
  private func renewChecksums(
    of table: Table, but damaged: Set<Int64>, after position: Int64, _ handle: SQLiteHandle
  ) throws -> Int64? {
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
    for row in renewed where !damaged.contains(row.position) {
      let writing = try handle.statement("UPDATE \(table.quoted) SET checksum = ?1 WHERE seq = ?2")
      try writing.bind([.integer(row.checksum), .integer(row.position)])
      _ = try writing.step()
      writing.reset()
    }
    return renewed.last?.position
  }
}
