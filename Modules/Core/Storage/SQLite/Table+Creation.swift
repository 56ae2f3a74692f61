extension Table {
  /// The statements that make the table, its indexes, and its full-text index.
  var creation: String {
    let definitions = columns.map { column in
      "\(column.quoted) \(column.kind == .text ? "TEXT" : "INTEGER")\(column.isOptional ? "" : " NOT NULL")"
        + (column.name == Table.id.name ? " UNIQUE" : "")
    }
    let table =
      "CREATE TABLE \(quoted) (seq INTEGER PRIMARY KEY, \(definitions.joined(separator: ", ")), checksum INTEGER NOT NULL) STRICT;"
    return ([table] + indexes.map(creation) + (search.isEmpty ? [] : searchCreation)).joined(separator: "\n")
  }

  private func creation(of index: TableIndex) -> String {
    let name = "\"\(name)_\(index.columns.map(\.name).joined(separator: "_"))\""
    let list = index.columns.map(\.quoted).joined(separator: ", ")
    // Rows without a value need no place in the index.
    let present = index.columns.filter(\.isOptional).map { "\($0.quoted) IS NOT NULL" }.joined(separator: " AND ")
    let condition = present.isEmpty ? "" : " WHERE \(present)"
    return "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX \(name) ON \(quoted) (\(list))\(condition);"
  }

  /// The columns hold folded words, so the tokenizer that only knows ASCII cuts them exactly as we do.
  ///
  /// `SQLiteSearchIndex` keeps the index true: SQLite before 3.41 refuses triggers on FTS5 where the schema is not trusted.
  private var searchCreation: [String] {
    let list = search.map(\.column.quoted).joined(separator: ", ")
    return ["CREATE VIRTUAL TABLE \(searchName) USING fts5(\(list), content=\(quoted), content_rowid='seq', tokenize='ascii');"]
  }
}
