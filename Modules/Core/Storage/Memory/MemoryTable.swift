/// The rows of one table in the order of insertion, found by the columns that are indexed.
package struct MemoryTable: Sendable {
  package struct StoredRow: Sendable {
    package let position: Int
    package internal(set) var values: [StoredValue]
  }

  /// In the order of their positions.
  package private(set) var rows: [StoredRow] = []
  private var last = 0
  /// Positions of the rows by the value they have in the first column of an index, for each such column.
  private var places: [Int: [StoredValue: Set<Int>]] = [:]

  /// No rows.
  package init() {}

  /// The first row, as inserted, whose column has this value; nil also for an absent value.
  package func first(where column: Int, is value: StoredValue, in table: Table) -> StoredRow? {
    if value == .null { return nil }
    if table.leadingColumns.contains(column) {
      // Keys of a dictionary are equal as characters, values of a column as bytes.
      let found = places[column]?[value]?.filter { rows[index(of: $0)].values[column].isSame(as: value) }
      return found?.min().map { rows[index(of: $0)] }
    }
    return rows.first { $0.values[column].isSame(as: value) }
  }

  /// Throws `StoreError` of reason `taken`.
  @discardableResult
  package mutating func insert(_ values: [StoredValue], in table: Table) throws -> Int {
    try checkUnique(values, in: table, except: nil)
    last += 1
    rows.append(StoredRow(position: last, values: values))
    for column in table.leadingColumns { places[column, default: [:]][values[column], default: []].insert(last) }
    return last
  }

  /// Throws `StoreError` of reason `taken`.
  package mutating func update(_ values: [StoredValue], in table: Table) throws -> Bool {
    guard let former = first(where: 0, is: values[0], in: table) else { return false }
    try checkUnique(values, in: table, except: former.position)
    for column in table.leadingColumns where former.values[column] != values[column] {
      places[column]?[former.values[column]]?.remove(former.position)
      places[column]?[values[column], default: []].insert(former.position)
    }
    rows[index(of: former.position)].values = values
    return true
  }

  @discardableResult
  package mutating func delete(id: StoredValue, in table: Table) -> Bool {
    guard let row = first(where: 0, is: id, in: table) else { return false }
    rows.remove(at: index(of: row.position))
    for column in table.leadingColumns { places[column]?[row.values[column]]?.remove(row.position) }
    return true
  }

  /// Where the row of a position that is there stands in `rows`.
  private func index(of position: Int) -> Int {
    var (low, high) = (0, rows.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func checkUnique(_ values: [StoredValue], in table: Table, except own: Int?) throws {
    for columns in table.uniqueColumns {
      let numbers = columns.compactMap(table.number(of:))
      guard let first = numbers.first, !numbers.contains(where: { values[$0] == .null }) else { continue }
      let isTaken = places[first]?[values[first]]?.contains { position in
        position != own && numbers.allSatisfy { rows[index(of: position)].values[$0].isSame(as: values[$0]) }
      }
      if isTaken == true { throw StoreError.taken(columns[0]) }
    }
  }
}

extension Table {
  /// Where each index begins, and the id.
  fileprivate var leadingColumns: Set<Int> {
    Set(([Table.id] + indexes.compactMap(\.columns.first)).compactMap(number(of:)))
  }
}
