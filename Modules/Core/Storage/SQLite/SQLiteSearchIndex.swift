import CSQLite

/// Keeps a table's full-text index true as rows come, change and go.
///
/// FTS5 with external content (section 4.4.3 of its documentation) has to be told the former text of a row that leaves it.
struct SQLiteSearchIndex {
  /// A row as the index knows it.
  struct Entry {
    let position: Int
    let texts: [StoredValue]
  }

  private let table: Table
  private let handle: SQLiteHandle

  init(_ table: Table, on handle: SQLiteHandle) {
    self.table = table
    self.handle = handle
  }

  /// The row with this id, or nil.
  func entry(of id: StoredValue) throws -> Entry? {
    let statement = try handle.statement("SELECT seq\(table.search.isEmpty ? "" : ", " + table.searchList) FROM \(table.quoted) WHERE \"id\" = ?1")
    defer { statement.reset() }
    try statement.bind([id])
    guard try statement.step() else { return nil }
    let texts = table.search.indices.map { StoredValue.text(statement.text(Int32($0 + 1))) }
    return Entry(position: Int(statement.integer(0)), texts: texts)
  }

  func add(_ row: borrowing RowBuilder, at position: Int) throws {
    if table.search.isEmpty { return }
    let statements = handle.statements(of: table)
    let statement = try statements.index(on: handle)
    try statement.bind(Int64(position), at: 1)
    let code = try row.arena.withUnsafeBytes { arena in
      var parameter: Int32 = 2
      for column in statements.searchPlaces {
        try statement.bind(row.cells[column], in: arena, at: parameter)
        parameter += 1
      }
      return statement.run()
    }
    guard code == SQLITE_OK else { throw StoreError.sqlite(code, path: handle.path) }
  }

  func remove(_ entry: Entry) throws {
    if table.search.isEmpty { return }
    let parameters = table.search.indices.map { "?\($0 + 2)" }.joined(separator: ", ")
    let statement = try handle.statement(
      "INSERT INTO \(table.searchName) (\(table.searchName), rowid, \(table.searchList)) VALUES ('delete', ?1, \(parameters))")
    try statement.bind([.integer(entry.position)] + entry.texts)
    let code = statement.run()
    guard code == SQLITE_OK else { throw StoreError.sqlite(code, path: handle.path) }
  }

  /// Does nothing where the searchable text stays the same.
  func replace(_ former: Entry, by row: borrowing RowBuilder) throws {
    var isSame = true
    for (place, column) in handle.statements(of: table).searchPlaces.enumerated() where !row.value(column).isSame(as: former.texts[place]) { isSame = false }
    if isSame { return }
    try remove(former)
    try add(row, at: former.position)
  }
}

extension Table {
  var searchList: String { search.map(\.column.quoted).joined(separator: ", ") }
}
