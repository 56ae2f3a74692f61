import CSQLite

/// The statements of one table that are run for every row; their text is made and prepared once for a connection.
final class SQLiteTableStatements {
  let table: Table
  /// Where the searchable columns stand among all.
  let searchPlaces: [Int]
  private var insertion: SQLiteStatement?
  /// The positions of rows that are inserted but not in the full-text index yet.
  var pending: ClosedRange<Int>?
  private var lookups: [String: SQLiteStatement] = [:]
  /// What is known of columns that were asked often in this transaction.
  private var filters: [String: ColumnFilter] = [:]

  private struct ColumnFilter {
    let place: Int
    var askedTimes = 0
    var filter: KeyFilter?
  }

  init(_ table: Table) {
    self.table = table
    searchPlaces = table.search.compactMap { searched in table.columns.firstIndex { $0.name == searched.column.name } }
  }

  /// Inserts a row with its checksum.
  func insert(on handle: SQLiteHandle) throws -> SQLiteStatement {
    if let insertion { return insertion }
    let parameters = (1...table.columns.count + 1).map { "?\($0)" }.joined(separator: ", ")
    let sql = "INSERT INTO \(table.quoted) (\(table.columnList), checksum) VALUES (\(parameters))"
    let statement = try SQLiteStatement(sql, on: handle.database, path: handle.path)
    insertion = statement
    return statement
  }

  /// Finds the first row whose column has a value: the columns to read, then the position.
  func lookup(_ column: TableColumn, reading count: Int, on handle: SQLiteHandle) throws -> SQLiteStatement {
    if let statement = lookups[column.name] { return statement }
    let sql = "SELECT \(table.list(first: count)), seq FROM \(table.quoted) WHERE \(column.quoted) = ?1 ORDER BY seq LIMIT 1"
    let statement = try SQLiteStatement(sql, on: handle.database, path: handle.path)
    lookups[column.name] = statement
    return statement
  }

  /// False when no row has this value in the column. May be asked only inside a transaction, when nobody else writes.
  func mayContain(_ value: StoredValue, in column: TableColumn, on handle: SQLiteHandle) throws -> Bool {
    guard let key = KeyFilter.key(value) else { return false }
    guard var known = filters[column.name] ?? columnFilter(column) else { return true }
    defer { filters[column.name] = known }
    known.askedTimes += 1
    if known.filter == nil, known.askedTimes == Self.timesUntilFilter { known.filter = try filter(of: column, on: handle) }
    return known.filter?.mayContain(key) ?? true
  }

  /// Keeps what is known true when a row is written.
  func noteWritten(_ row: borrowing RowBuilder, _ arena: UnsafeRawBufferPointer) {
    for name in filters.keys {
      guard let place = filters[name]?.place else { continue }
      let cell = row.cells[place]
      switch cell.kind {
      case .null: continue
      case .integer: filters[name]?.filter?.insert(KeyFilter.key(cell.bits))
      case .text:
        let text = UnsafeRawBufferPointer(rebasing: arena[Int(cell.bits)..<(Int(cell.bits) + cell.length)])
        filters[name]?.filter?.insert(KeyFilter.key(text))
      }
    }
  }

  /// Forgets what only holds inside one transaction.
  func endTransaction() {
    pending = nil
    filters = [:]
  }

  private static let timesUntilFilter = 500
  /// With more rows a filter would say "perhaps" too often to be worth reading them.
  private static let mostRows = 5_000_000

  private func columnFilter(_ column: TableColumn) -> ColumnFilter? {
    table.columns.firstIndex { $0.name == column.name }.map { ColumnFilter(place: $0) }
  }

  private func filter(of column: TableColumn, on handle: SQLiteHandle) throws -> KeyFilter? {
    let statement = try handle.statement("SELECT \(column.quoted) FROM \(table.quoted) LIMIT \(Self.mostRows)")
    defer { statement.reset() }
    var filter = KeyFilter()
    var rows = 0
    while try statement.step() {
      rows += 1
      if let key = statement.key { filter.insert(key) }
    }
    return rows < Self.mostRows ? filter : nil
  }
}
