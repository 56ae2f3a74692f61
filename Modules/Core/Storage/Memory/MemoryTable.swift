/// The rows of one table in the order of insertion, as arrays of values.
struct MemoryTable: Sendable {
  struct StoredRow: Sendable {
    let position: Int
    var values: [StoredValue]
  }

  private(set) var rows: [StoredRow] = []
  private var last = 0

  func index(of id: StoredValue) -> Int? { rows.firstIndex { $0.values[0].isSame(as: id) } }

  /// Throws `StoreError` of reason `taken`.
  mutating func insert(_ values: [StoredValue], in table: Table) throws -> Int {
    try checkUnique(values, in: table, except: nil)
    last += 1
    rows.append(StoredRow(position: last, values: values))
    return last
  }

  /// Throws `StoreError` of reason `taken`.
  mutating func update(_ values: [StoredValue], in table: Table) throws -> Bool {
    guard let index = index(of: values[0]) else { return false }
    try checkUnique(values, in: table, except: index)
    rows[index].values = values
    return true
  }

  mutating func delete(id: StoredValue) -> Bool {
    guard let index = index(of: id) else { return false }
    rows.remove(at: index)
    return true
  }

  private func checkUnique(_ values: [StoredValue], in table: Table, except own: Int?) throws {
    let groups = [[Table.id]] + table.indexes.filter(\.isUnique).map(\.columns)
    for columns in groups {
      let positions = columns.compactMap { column in table.columns.firstIndex { $0.name == column.name } }
      if positions.contains(where: { values[$0] == .null }) { continue }
      let isTaken = rows.enumerated().contains { index, row in
        index != own && positions.allSatisfy { row.values[$0].isSame(as: values[$0]) }
      }
      if isTaken {
        throw StoreError(.taken(column: columns[0].name), "Another row has this \(columns[0].name) already.")
      }
    }
  }
}
