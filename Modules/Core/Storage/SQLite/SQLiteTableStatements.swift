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
  private var filters: [ColumnFilter] = []

  private struct ColumnFilter {
    let column: TableColumn
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
    let index = try filterIndex(column)
    filters[index].askedTimes += 1
    if filters[index].askedTimes == Self.timesUntilFilter { filters[index].filter = try filter(of: column, on: handle) }
    return filters[index].filter?.mayContain(key) ?? true
  }

  /// Keeps what is known true when a row is written.
  func noteWritten(_ row: borrowing RowBuilder, _ arena: UnsafeRawBufferPointer) {
    for known in filters {
      guard let filter = known.filter else { continue }
      let cell = row.cells[known.place]
      switch cell.kind {
      case .null: continue
      case .integer: filter.insert(KeyFilter.key(cell.bits))
      case .text:
        filter.insert(KeyFilter.key(UnsafeRawBufferPointer(rebasing: arena[Int(cell.bits)..<(Int(cell.bits) + cell.length)])))
      }
    }
  }

  /// Forgets what only holds inside one transaction.
  func endTransaction() {
    pending = nil
    filters = []
  }

  private static let timesUntilFilter = 500
  /// With more rows a filter would say "perhaps" too often to be worth reading them.
  private static let mostRows = 5_000_000

  private func filterIndex(_ column: TableColumn) throws -> Int {
    if let index = filters.firstIndex(where: { $0.column.name == column.name }) { return index }
    guard let place = table.columns.firstIndex(where: { $0.name == column.name }) else {
      throw StoreError(.internalFault, "The table \(table.name) has no column \(column.name).")
    }
    filters.append(ColumnFilter(column: column, place: place))
    return filters.count - 1
  }

  private func filter(of column: TableColumn, on handle: SQLiteHandle) throws -> KeyFilter? {
    let statement = try handle.statement("SELECT \(column.quoted) FROM \(table.quoted) LIMIT \(Self.mostRows)")
    defer { statement.reset() }
    let filter = KeyFilter()
    var rows = 0
    while try statement.step() {
      rows += 1
      if let key = statement.key { filter.insert(key) }
    }
    return rows < Self.mostRows ? filter : nil
  }
}
