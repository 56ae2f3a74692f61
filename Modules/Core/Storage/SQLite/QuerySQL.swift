import Values

/// A query written as SQL.
struct QuerySQL {
  let table: Table
  let query: Query

  /// One page after `position` in the order of insertion; parameter `?1` is the position, `?2` the number of rows.
  func pageByPosition(columns: Int) -> SQLText {
    let (comparison, direction) = query.isNewestFirst ? ("<", " DESC") : (">", "")
    let (filter, values) = filter("seq \(comparison) ?1")
    return SQLText(
      "SELECT \(table.list(first: columns)), seq FROM \(table.quoted)\(filter) ORDER BY seq\(direction) LIMIT ?2 OFFSET ?3",
      values)
  }

  /// The positions of all rows, in order, with limit and offset.
  var positions: SQLText {
    var text = query.search.map(found) ?? plain
    text.sql += " LIMIT \(query.limit ?? -1) OFFSET \(query.offset)"
    return text
  }

  var count: SQLText {
    let (filter, values) = filter()
    guard let search = query.search else { return SQLText("SELECT count(*) FROM \(table.quoted)\(filter)", values) }
    return SQLText(
      "SELECT count(*) FROM \(table.searchName) WHERE \(table.searchName) MATCH ?1\(rows(filter))", values, search: search.fts5)
  }

  private var plain: SQLText {
    let (filter, values) = filter()
    return SQLText("SELECT seq FROM \(table.quoted)\(filter) ORDER BY \(order)", values)
  }

  /// Ranked by FTS5 alone where possible: joined to the table, it would fetch every row it ranks.
  private func found(_ search: SearchText) -> SQLText {
    let match = "\(table.searchName) MATCH ?1"
    guard query.order.isEmpty else {
      let (filter, values) = filter("seq IN (SELECT rowid FROM \(table.searchName) WHERE \(match))")
      return SQLText("SELECT seq FROM \(table.quoted)\(filter) ORDER BY \(order)", values, search: search.fts5)
    }
    let weights = table.search.map { "\($0.weight).0" }.joined(separator: ", ")
    let (filter, values) = filter()
    return SQLText(
      "SELECT rowid FROM \(table.searchName) WHERE \(match) AND rank MATCH 'bm25(\(weights))'\(rows(filter)) ORDER BY rank",
      values,
      search: search.fts5)
  }

  private func rows(_ filter: String) -> String {
    filter.isEmpty ? "" : " AND rowid IN (SELECT seq FROM \(table.quoted)\(filter))"
  }

  /// `WHERE …` with its values; `extra` is one more condition in SQL.
  private func filter(_ extra: String? = nil) -> (sql: String, values: [StoredValue]) {
    var values: [StoredValue] = []
    var parts = query.conditions.map { Self.sql($0, &values) }
    if let extra { parts.append(extra) }
    return (parts.isEmpty ? "" : " WHERE " + Self.joined(parts[...], "AND"), values)
  }

  private var order: String {
    if query.order.isEmpty { return query.isNewestFirst ? "seq DESC" : "seq" }
    return query.order.map { term in
      let name = term.column.quoted
      let missing = term.column.isOptional ? "\(name) IS \(term.missingFirst ? "NOT " : "")NULL, " : ""
      return missing + name + (term.isDescending ? " DESC" : "")
    }.joined(separator: ", ") + ", \"id\""
  }

  private static func sql(_ condition: Condition, _ values: inout [StoredValue]) -> String {
    switch condition {
    case .compare(let column, let comparison, let value):
      return "\(column.quoted) \(comparison.rawValue) \(parameter(value, &values))"
    case .isIn(let column, let list):
      return "\(column.quoted) IN (\(list.map { parameter($0, &values) }.joined(separator: ", ")))"
    case .hasPrefix(let column, let prefix):
      // A range can use an index.
      let low = "\(column.quoted) >= \(parameter(.text(prefix), &values))"
      guard let end = prefix.firstAfterAllBeginningSo else { return low }
      return "(\(low) AND \(column.quoted) < \(parameter(.text(end), &values)))"
    case .contains(let column, let part):
      return "instr(\(column.quoted), \(parameter(.text(part), &values))) > 0"
    case .isNull(let column): return "\(column.quoted) IS NULL"
    case .not(let inner): return "NOT (\(sql(inner, &values)))"
    case .all(let list): return list.isEmpty ? "1" : joined(list.map { sql($0, &values) }[...], "AND")
    case .any(let list): return list.isEmpty ? "0" : joined(list.map { sql($0, &values) }[...], "OR")
    }
  }

  /// In brackets by halves: SQLite refuses an expression of more than 1,000 levels, and a chain has one for each of its links.
  private static func joined(_ parts: ArraySlice<String>, _ word: String) -> String {
    if parts.count < 8 { return "(" + parts.joined(separator: " \(word) ") + ")" }
    let middle = parts.startIndex + parts.count / 2
    return "(\(joined(parts[..<middle], word)) \(word) \(joined(parts[middle...], word)))"
  }

  /// Parameters of conditions are numbered from `SQLText.firstValue`; those before it belong to the statement.
  private static func parameter(_ value: StoredValue, _ values: inout [StoredValue]) -> String {
    values.append(value)
    return "?\(Int(SQLText.firstValue) + values.count - 1)"
  }
}

/// A statement's text and the values of its conditions.
struct SQLText {
  /// Parameters 1 to 3 belong to the statement itself: the text of a search, or where a page begins and how long it is.
  static let firstValue: Int32 = 4

  var sql: String
  let values: [StoredValue]
  let search: String?

  init(_ sql: String, _ values: [StoredValue], search: String? = nil) {
    self.sql = sql
    self.values = values
    self.search = search
  }

  /// Prepares the statement and binds all but where a page begins.
  func prepared(on handle: SQLiteHandle) throws -> SQLiteStatement {
    let statement = try handle.statement(sql)
    if let search { try statement.bind([.text(search)]) }
    try statement.bind(values, from: Self.firstValue)
    return statement
  }
}

extension SearchText {
  /// The query in FTS5's syntax. Words are letters and digits of a fold, so nothing needs escaping; `ascii` splits them as we did.
  var fts5: String {
    // FTS5 takes an empty phrase, which is found nowhere, but no empty text.
    if terms.isEmpty { return "\"\"" }
    return terms.map { "\"" + $0.words.joined(separator: " ") + "\"" + ($0.lastIsPrefix ? " *" : "") }.joined(separator: " AND ")
  }
}

extension String {
  /// The first text, by bytes, after all that begin with this one; nil when there is none.
  fileprivate var firstAfterAllBeginningSo: String? {
    var scalars = unicodeScalars
    while let last = scalars.popLast() {
      // Surrogates, from D800 to DFFF, are no scalars.
      if let next = last.value == 0xD7FF ? "\u{E000}" : Unicode.Scalar(last.value + 1) {
        scalars.append(next)
        return String(scalars)
      }
    }
    return nil
  }
}

extension Table {
  var quoted: String { "\"\(name)\"" }
  var searchName: String { "\"\(name)_search\"" }
  var columnList: String { list(first: columns.count) }

  func list(first count: Int) -> String { columns.prefix(count).map(\.quoted).joined(separator: ", ") }
}

extension TableColumn {
  var quoted: String { "\"\(name)\"" }
}
