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

  private static let mostPending = 10_000

  private let table: Table
  private let handle: SQLiteHandle

  init(_ table: Table, on handle: SQLiteHandle) {
    self.table = table
    self.handle = handle
  }

  /// The row with this id, or nil.
  func entry(of id: StoredValue) throws -> Entry? {
    let statement = try handle.statement(
      "SELECT seq\(table.search.isEmpty ? "" : ", " + table.searchList) FROM \(table.quoted) WHERE \"id\" = ?1")
    defer { statement.reset() }
    try statement.bind([id])
    guard try statement.step() else { return nil }
    let texts = table.search.indices.map { StoredValue.text(statement.text(Int32($0 + 1))) }
    return Entry(position: Int(statement.integer(0)), texts: texts)
  }

  /// Indexes the rows inserted since the last time.
  ///
  /// Many at once, since FTS5 writes out what it has gathered whenever another statement begins that may be undone.
  func addPending() throws {
    let statements = handle.statements(of: table)
    guard let pending = statements.pending else { return }
    let statement = try handle.statement(
      "INSERT INTO \(table.searchName) (rowid, \(table.searchList)) "
        + "SELECT seq, \(table.searchList) FROM \(table.quoted) WHERE seq BETWEEN ?1 AND ?2")
    try statement.bind([.integer(pending.lowerBound), .integer(pending.upperBound)])
    try run(statement)
    statements.pending = nil
  }

  /// Notes that a row was inserted behind all others.
  func noteInserted(at position: Int) throws {
    if table.search.isEmpty { return }
    let statements = handle.statements(of: table)
    let first = min(statements.pending?.lowerBound ?? position, position)
    statements.pending = first...max(statements.pending?.upperBound ?? position, position)
    if position - first >= Self.mostPending { try addPending() }
  }

  func remove(_ entry: Entry) throws {
    if table.search.isEmpty { return }
    let parameters = table.search.indices.map { "?\($0 + 2)" }.joined(separator: ", ")
    let statement = try handle.statement(
      "INSERT INTO \(table.searchName) (\(table.searchName), rowid, \(table.searchList)) VALUES ('delete', ?1, \(parameters))")
    try statement.bind([.integer(entry.position)] + entry.texts)
    try run(statement)
  }

  /// Tells the index the new text of a row that was changed.
  func change(_ former: Entry, to row: borrowing RowBuilder) throws {
    let statements = handle.statements(of: table)
    var texts: [StoredValue] = []
    for column in statements.searchPlaces { texts.append(row.value(column)) }
    if zip(texts, former.texts).allSatisfy({ $0.isSame(as: $1) }) { return }
    try remove(former)
    statements.pending = former.position...former.position
    try addPending()
  }

  private func run(_ statement: SQLiteStatement) throws {
    let code = statement.run()
    guard code == SQLITE_OK else { throw StoreError.sqlite(code, path: handle.path) }
  }
}

extension Table {
  var searchList: String { search.map(\.column.quoted).joined(separator: ", ") }
}
