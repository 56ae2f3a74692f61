import Entities

// For stores that have rows of others at hand and find among them by themselves.
extension Query {
  /// What the query finds among items in the order of insertion, order, limit and offset included.
  package func found<R: Record>(among items: [R.Model], of type: R.Type) -> [R.Model] {
    let rows = items.enumerated().map { MemoryTable.StoredRow(position: $0, values: R($1).storedValues) }
    return MemoryQuery(table: R.table, query: self).rows(of: rows).map { items[$0.position] }
  }

  /// Whether conditions and search hold for an item.
  package func matches<R: Record>(_ item: R.Model, of type: R.Type) -> Bool {
    MemoryQuery(table: R.table, query: self).matches(MemoryTable.StoredRow(position: 0, values: R(item).storedValues))
  }
}
