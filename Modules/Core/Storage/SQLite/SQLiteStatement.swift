import CSQLite

/// A prepared statement; used by one thread at a time, inside its handle's lock.
final class SQLiteStatement {
  private let pointer: OpaquePointer
  private let path: String

  /// SQLITE_TRANSIENT, which Swift does not import: SQLite copies the bytes before the call returns.
  private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

  /// Throws `StoreError`.
  init(_ sql: String, on database: OpaquePointer, path: String) throws {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw StoreError.sqlite(code, path: path) }
    pointer = statement
    self.path = path
  }

  deinit { sqlite3_finalize(pointer) }

  /// Binds values to the parameters from `first` on.
  func bind(_ values: [StoredValue], from first: Int32 = 1) throws {
    for (index, value) in values.enumerated() {
      let position = first + Int32(index)
      switch value {
      case .null: try check(sqlite3_bind_null(pointer, position))
      case .integer(let number): try check(sqlite3_bind_int64(pointer, position, number))
      case .text(var text):
        try text.withUTF8 { bytes in
          try check(
            sqlite3_bind_text64(pointer, position, bytes.baseAddress, UInt64(bytes.count), Self.transient, UInt8(SQLITE_UTF8)))
        }
      }
    }
  }

  func bind(_ number: Int64, at position: Int32) throws { try check(sqlite3_bind_int64(pointer, position, number)) }

  /// Binds a cell of a built row; its arena must live until the statement is reset.
  func bind(_ cell: Cell, in arena: UnsafeRawBufferPointer, at position: Int32) throws {
    switch cell.kind {
    case .null: try check(sqlite3_bind_null(pointer, position))
    case .integer: try check(sqlite3_bind_int64(pointer, position, cell.bits))
    case .text:
      // An empty arena has no address, and a null pointer would bind NULL.
      let start = arena.baseAddress.map { ($0 + Int(cell.bits)).assumingMemoryBound(to: CChar.self) }
      let code = start.map { sqlite3_bind_text64(pointer, position, $0, UInt64(cell.length), nil, UInt8(SQLITE_UTF8)) }
      try check(code ?? sqlite3_bind_text64(pointer, position, "", 0, Self.transient, UInt8(SQLITE_UTF8)))
    }
  }

  /// Binds a built row from the first parameter on and its checksum after it.
  func bind(_ row: borrowing RowBuilder, in arena: UnsafeRawBufferPointer) throws {
    var position: Int32 = 1
    for cell in row.cells {
      try bind(cell, in: arena, at: position)
      position += 1
    }
    try check(sqlite3_bind_int64(pointer, position, row.checksum))
  }

  /// True when there is a row, false at the end.
  func step() throws -> Bool {
    let code = sqlite3_step(pointer)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw StoreError.sqlite(sqlite3_extended_errcode(sqlite3_db_handle(pointer)), path: path)
  }

  /// Steps through and returns the extended result code, for those who tell codes apart; resets.
  func run() -> Int32 {
    defer { reset() }
    while true {
      let code = sqlite3_step(pointer)
      if code == SQLITE_ROW { continue }
      return code == SQLITE_DONE ? SQLITE_OK : sqlite3_extended_errcode(sqlite3_db_handle(pointer))
    }
  }

  /// Ends the statement's read lock; bound values stay.
  func reset() { sqlite3_reset(pointer) }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

  func text(_ column: Int32) -> String {
    guard let text = sqlite3_column_text(pointer, column) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: text, count: Int(sqlite3_column_bytes(pointer, column))), as: UTF8.self)
  }

  /// The first column as the key of a filter; nil for null.
  var key: UInt64? {
    switch sqlite3_column_type(pointer, 0) {
    case SQLITE_INTEGER: KeyFilter.key(sqlite3_column_int64(pointer, 0))
    case SQLITE_TEXT:
      KeyFilter.key(UnsafeRawBufferPointer(start: sqlite3_column_text(pointer, 0), count: Int(sqlite3_column_bytes(pointer, 0))))
    default: nil
    }
  }

  /// Copies the first columns of the current row into the batch, where it is known which hold text; that spares a question for each
  /// of millions of cells.
  func read(into batch: inout RowBatch, texts: [Bool]) {
    for column in 0..<batch.columns {
      let index = Int32(truncatingIfNeeded: column)
      if texts[column] {
        if let text = sqlite3_column_text(pointer, index) {
          let count = Int(sqlite3_column_bytes(pointer, index))
          batch.set(column, text: UnsafeRawBufferPointer(start: text, count: count))
        } else {
          batch.setNull(column)
        }
      } else if sqlite3_column_type(pointer, index) == SQLITE_INTEGER {
        batch.set(column, integer: sqlite3_column_int64(pointer, index))
      } else {
        batch.setNull(column)
      }
    }
    batch.endRow()
  }

  /// Copies the first columns of the current row into the batch and ends its row.
  func read(into batch: inout RowBatch) {
    for column in 0..<batch.columns {
      let index = Int32(truncatingIfNeeded: column)
      switch sqlite3_column_type(pointer, index) {
      case SQLITE_TEXT:
        let text = sqlite3_column_text(pointer, index)
        let count = Int(sqlite3_column_bytes(pointer, index))
        batch.set(column, text: UnsafeRawBufferPointer(start: text, count: text == nil ? 0 : count))
      case SQLITE_INTEGER: batch.set(column, integer: sqlite3_column_int64(pointer, index))
      default: batch.setNull(column)
      }
    }
    batch.endRow()
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else { throw StoreError.sqlite(code, path: path) }
  }
}
