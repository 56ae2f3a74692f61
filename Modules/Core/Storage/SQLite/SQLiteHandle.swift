import CSQLite

/// An open database; lives inside the lock of its connection, so one thread uses it at a time.
final class SQLiteHandle {
  let database: OpaquePointer
  let path: String
  private var statements: [String: SQLiteStatement] = [:]
  private var tables: [String: SQLiteTableStatements] = [:]
  private let busyWait: BusyWait

  /// Opens the file so that it waits before anything else, syncs the folder too, and trusts nothing in the schema.
  ///
  /// - Parameter patience: how long to wait for others who use the database.
  ///
  /// Throws `StoreError`, whose sentences call the file `name` where its path would tell people nothing.
  init(
    path: String, flags: Int32 = SQLITE_OPEN_READWRITE, named name: String? = nil, patience: Duration = .seconds(10)
  ) throws {
    var database: OpaquePointer?
    // Names such as ":memory:" and "file:…" mean something else to SQLite, but not behind a folder.
    let file = path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
    let code = sqlite3_open_v2(file, &database, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let database else {
      sqlite3_close_v2(database)
      throw StoreError.sqlite(code, path: name ?? path)
    }
    self.database = database
    self.path = name ?? path
    busyWait = BusyWait(limit: patience)
    busyWait.install(on: database)
    try execute(
      """
      PRAGMA synchronous=EXTRA; PRAGMA foreign_keys=ON; PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; \
      PRAGMA mmap_size=0; PRAGMA cache_size=-16000; PRAGMA temp_store=FILE
      """)
  }

  deinit {
    statements.removeAll()
    tables.removeAll()
    sqlite3_close_v2(database)
  }

  func execute(_ sql: String) throws {
    let code = sqlite3_exec(database, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw StoreError.sqlite(code, path: path) }
  }

  /// The statement for this text, prepared once.
  func statement(_ sql: String) throws -> SQLiteStatement {
    if let statement = statements[sql] { return statement }
    let statement = try SQLiteStatement(sql, on: database, path: path)
    // A query's text holds no values, so there are few; a server that sees many kinds starts afresh.
    if statements.count >= 200 { statements.removeAll() }
    statements[sql] = statement
    return statement
  }

  /// The statements of a table that a million rows pass through.
  func statements(of table: Table) -> SQLiteTableStatements {
    if let statements = tables[table.name] { return statements }
    let statements = SQLiteTableStatements(table)
    tables[table.name] = statements
    return statements
  }

  /// Indexes every row that is not in its full-text index yet.
  func addPending() throws {
    for statements in tables.values where statements.pending != nil {
      try SQLiteSearchIndex(statements.table, on: self).addPending()
    }
  }

  /// Whether this connection alone may write at the moment.
  private(set) var isInTransaction = false

  /// Runs many short statements on one state of the file; alone each would lock it and look whether it has changed.
  func reading<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction || isInReadTransaction { return try body() }
    try execute("BEGIN")
    defer { try? execute("COMMIT") }
    return try body()
  }

  /// How many threads put several questions each at the moment.
  var groups = 0
  private var isInReadTransaction = false

  /// To be called before a question: while several are put, it and those behind it read one state of the file.
  func beginReadTransaction() throws {
    if groups == 0 || isInReadTransaction { return }
    try execute("BEGIN")
    isInReadTransaction = true
  }

  /// What is read next may be another state, and whoever wants to write no longer waits.
  func endReadTransaction() {
    guard isInReadTransaction else { return }
    // Fails where an I/O error has ended it already.
    try? execute("COMMIT")
    isInReadTransaction = false
  }

  /// Waits until nobody else writes.
  func beginTransaction() throws {
    try execute("BEGIN IMMEDIATE")
    isInTransaction = true
  }

  func commitTransaction() throws {
    try addPending()
    try execute("COMMIT")
    endTransaction()
  }

  /// Undoes everything; also fine where a full disk or an I/O error has undone it already.
  func rollBackTransaction() {
    try? execute("ROLLBACK")
    endTransaction()
  }

  private func endTransaction() {
    isInTransaction = false
    for statements in tables.values { statements.endTransaction() }
  }

  /// The integers of the first column.
  func integers(_ sql: String, _ values: [StoredValue] = []) throws -> [Int64] {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var numbers: [Int64] = []
    while try statement.step() { numbers.append(statement.integer(0)) }
    return numbers
  }

  var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(database)) }
}
