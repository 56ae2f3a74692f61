extension Table {
  /// The statements that make the table, its indexes, and its full-text index with the triggers that keep it true.
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

  private var searchCreation: [String] {
    let names = search.map(\.column.quoted)
    let list = names.joined(separator: ", ")
    func values(_ row: String) -> String { names.map { "\(row).\($0)" }.joined(separator: ", ") }
    let add = "INSERT INTO \(searchName) (rowid, \(list)) VALUES (new.seq, \(values("new")));"
    let remove = "INSERT INTO \(searchName) (\(searchName), rowid, \(list)) VALUES ('delete', old.seq, \(values("old")));"
    return [
      // The columns hold folded words, so the tokenizer that only knows ASCII cuts them exactly as we do.
      "CREATE VIRTUAL TABLE \(searchName) USING fts5(\(list), content=\(quoted), content_rowid='seq', tokenize='ascii');",
      "CREATE TRIGGER \"\(name)_search_insert\" AFTER INSERT ON \(quoted) BEGIN \(add) END;",
      "CREATE TRIGGER \"\(name)_search_delete\" AFTER DELETE ON \(quoted) BEGIN \(remove) END;",
      "CREATE TRIGGER \"\(name)_search_update\" AFTER UPDATE OF \(list) ON \(quoted) BEGIN \(remove) \(add) END;",
    ]
  }
}
