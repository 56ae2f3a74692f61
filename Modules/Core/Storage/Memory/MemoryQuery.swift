import Values

/// Evaluates a query on rows in memory, with SQL's logic of three values for what is missing.
struct MemoryQuery {
  let table: Table
  let query: Query

  func rows(of rows: [MemoryTable.StoredRow]) -> [MemoryTable.StoredRow] {
    var found = rows.filter(matches)
    if !query.order.isEmpty {
      found.sort(by: precedes)
    } else if query.isNewestFirst {
      found.reverse()
    }
    return Array(found.dropFirst(query.offset).prefix(query.limit ?? .max))
  }

  func matches(_ row: MemoryTable.StoredRow) -> Bool {
    guard query.conditions.allSatisfy({ holds($0, row) == true }) else { return false }
    guard let search = query.search else { return true }
    if search.isEmpty { return false }
    let fields = table.search.map { column -> String in
      if case .text(let text) = row.values[position(of: column.column)] { return text }
      return ""
    }
    return search.matches(fields)
  }

  private func position(of column: TableColumn) -> Int {
    guard let position = table.number(of: column) else {
      preconditionFailure("'\(column.name)' is no column of '\(table.name)'")  // a query names columns of its record's table
    }
    return position
  }

  /// nil is SQL's unknown.
  private func holds(_ condition: Condition, _ row: MemoryTable.StoredRow) -> Bool? {
    switch condition {
    case .compare(let column, let comparison, let value):
      return Self.compare(self.value(of: row, column), comparison, value)
    case .isIn(let column, let list):
      return Self.any(list.map { Self.compare(value(of: row, column), .equal, $0) })
    case .hasPrefix(let column, let prefix):
      return text(of: row, column).map { $0.utf8.starts(with: prefix.utf8) }
    case .contains(let column, let part):
      return text(of: row, column).map { Self.contains(Array($0.utf8), Array(part.utf8)) }
    case .isNull(let column): return value(of: row, column) == .null
    case .not(let inner): return holds(inner, row).map { !$0 }
    case .all(let list): return Self.any(list.map { holds($0, row).map { !$0 } }).map { !$0 }
    case .any(let list): return Self.any(list.map { holds($0, row) })
    }
  }

  private func value(of row: MemoryTable.StoredRow, _ column: TableColumn) -> StoredValue {
    column == Table.position ? .integer(row.position) : row.values[position(of: column)]
  }

  private func text(of row: MemoryTable.StoredRow, _ column: TableColumn) -> String? {
    if case .text(let text) = value(of: row, column) { return text }
    return nil
  }

  private static func compare(_ left: StoredValue, _ comparison: Condition.Comparison, _ right: StoredValue) -> Bool? {
    if left == .null || right == .null { return nil }
    return switch comparison {
    case .equal: left.isSame(as: right)
    case .notEqual: !left.isSame(as: right)
    case .less: left.precedes(right)
    case .lessOrEqual: !right.precedes(left)
    case .greater: right.precedes(left)
    case .greaterOrEqual: !left.precedes(right)
    }
  }

  private static func any(_ truths: [Bool?]) -> Bool? {
    if truths.contains(true) { return true }
    return truths.contains(nil) ? nil : false
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    if part.isEmpty { return true }
    if part.count > text.count { return false }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
  }

  private func precedes(_ left: MemoryTable.StoredRow, _ right: MemoryTable.StoredRow) -> Bool {
    for term in query.order {
      let (first, second) = (left.values[position(of: term.column)], right.values[position(of: term.column)])
      if first.isSame(as: second) { continue }
      if first == .null { return term.missingFirst }
      if second == .null { return !term.missingFirst }
      return term.isDescending ? second.precedes(first) : first.precedes(second)
    }
    return left.values[0].precedes(right.values[0])
  }
}
