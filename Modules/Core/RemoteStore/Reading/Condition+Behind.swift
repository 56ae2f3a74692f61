import Storage

extension Condition {
  /// What comes behind a row with these values in an order whose ties go by id.
  static func behind(_ values: [StoredValue], in order: [Query.Order], of table: Table) -> Condition {
    var choices: [Condition] = []
    var equal: [Condition] = []
    for term in order + [Query.Order(Table.id)] {
      guard let number = table.number(of: term.column) else { continue }
      let value = values[number]
      if let later = later(than: value, term) { choices.append(equal.isEmpty ? later : .all(equal + [later])) }
      equal.append(value == .null ? .isNull(term.column) : .equal(term.column, value))
    }
    return choices.count == 1 ? choices[0] : .any(choices)
  }

  private static func later(than value: StoredValue, _ term: Query.Order) -> Condition? {
    if value == .null { return term.missingFirst ? .not(.isNull(term.column)) : nil }
    let later = Condition.compare(term.column, term.isDescending ? .less : .greater, value)
    return term.column.isOptional && !term.missingFirst ? .any([later, .isNull(term.column)]) : later
  }
}
