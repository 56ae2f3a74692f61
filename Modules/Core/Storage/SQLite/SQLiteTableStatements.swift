import CSQLite

/// The statements of one table that are run for every row; their text is made and prepared once for a connection.
final class SQLiteTableStatements {
  private let table: Table
  /// Where the searchable columns stand among all.
  let searchPlaces: [Int]
  private var insertion: SQLiteStatement?
  private var indexing: SQLiteStatement?
  private var lookups: [String: SQLiteStatement] = [:]

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

  /// Adds a row's position and searchable texts to the full-text index.
  func index(on handle: SQLiteHandle) throws -> SQLiteStatement {
    if let indexing { return indexing }
    let parameters = table.search.indices.map { "?\($0 + 2)" }.joined(separator: ", ")
    let sql = "INSERT INTO \(table.searchName) (rowid, \(table.searchList)) VALUES (?1, \(parameters))"
    let statement = try SQLiteStatement(sql, on: handle.database, path: handle.path)
    indexing = statement
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
}
