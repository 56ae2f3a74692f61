import CSQLite

/// Reads a whole database and says what is wrong with it.
struct SQLiteCheck {
  private static let problemsShown = 20

  let tables: [Table]

  func report(_ handle: SQLiteHandle) throws -> StoreReport {
    var report = StoreReport(
      path: handle.path, libraryVersion: String(cString: sqlite3_libversion()),
      journal: try handle.texts("PRAGMA journal_mode").first ?? "")
    do {
      let faults = try handle.texts("PRAGMA integrity_check(\(Self.problemsShown))").filter { $0 != "ok" }
      report.problems += faults.map { "The database file is damaged: \(Self.sentence($0))." }
      for table in tables { try check(table, handle, &report) }
    } catch let error as StoreError where error.reason == .damaged {
      report.problems.append("The database file is damaged and cannot be read to its end.")
    }
    return report
  }

  /// A fault as SQLite words it, in one line and without the heading above it.
  static func sentence(_ fault: String) -> String {
    fault.split(separator: "\n").filter { !$0.hasPrefix("***") }.joined(separator: "; ")
  }

  private func check(_ table: Table, _ handle: SQLiteHandle, _ report: inout StoreReport) throws {
    let statement = try handle.statement("SELECT \(table.columnList), checksum, seq FROM \(table.quoted) ORDER BY seq")
    defer { statement.reset() }
    let columns = table.columns.count
    var batch = RowBatch(columns: columns, capacity: 1)
    var (rows, damaged) = (0, 0)
    while try statement.step() {
      rows += 1
      batch.removeAll()
      statement.read(into: &batch)
      guard batch.withRow(0, { $0.checksum }) != statement.integer(Int32(columns)) else { continue }
      damaged += 1
      if damaged <= Self.problemsShown {
        let id = batch.withRow(0) { (try? $0.text(0)) ?? "?" }
        report.problems.append("Row \(statement.integer(Int32(columns + 1))) of \(table.name) is damaged (id \(id)).")
      }
    }
    if damaged > Self.problemsShown { report.problems.append("\(damaged) rows of \(table.name) are damaged in all.") }
    if !table.search.isEmpty { try checkSearch(of: table, handle, &report) }
    let version = try handle.integers("SELECT version FROM app_tables WHERE name = ?1", [.text(table.name)]).first ?? 0
    report.tables.append(StoreReport.Table(name: table.name, version: Int(version), rows: rows))
  }

  /// FTS5 compares its index with the table when told so by rank 1 (section 6.4 of its documentation).
  private func checkSearch(of table: Table, _ handle: SQLiteHandle, _ report: inout StoreReport) throws {
    if sqlite3_db_readonly(handle.database, "main") == 1 { return }
    let statement = try handle.statement(
      "INSERT INTO \(table.searchName) (\(table.searchName), rank) VALUES ('integrity-check', 1)")
    switch statement.run() {
    case SQLITE_OK: return
    case let code where code & 0xff == SQLITE_CORRUPT:
      report.problems.append("The search index of \(table.name) does not match its rows.")
    case let code: throw StoreError.sqlite(code, path: handle.path)
    }
  }
}

extension SQLiteHandle {
  /// The texts of the first column.
  func texts(_ sql: String) throws -> [String] {
    let statement = try statement(sql)
    defer { statement.reset() }
    var texts: [String] = []
    while try statement.step() { texts.append(statement.text(0)) }
    return texts
  }
}

extension Row {
  /// The checksum of all values, as `RowBuilder` computes it when a row is written.
  var checksum: Int64 {
    var checksum = RowChecksum()
    for column in 0..<columns {
      if isNull(column) {
        checksum.addNull()
      } else if let number = try? integer(column) {
        checksum.add(integer: Int64(number))
      } else if let bytes = try? bytes(column) {
        checksum.add(text: bytes)
      }
    }
    return checksum.value
  }
}
