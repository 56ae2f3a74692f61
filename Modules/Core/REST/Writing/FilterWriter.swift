import Storage

/// Writes conditions on the columns of a record as filters on those of its remote table.
///
/// What is written is read back as a server reads it: a condition it would understand as another one is not written at all.
struct FilterWriter {
  let table: TableDescription

  /// nil for a condition that no URL says.
  func term(_ condition: Condition) -> FilterTerm? {
    guard let term = unproven(condition), understood(term) == condition.asUnderstood else { return nil }
    return term
  }

  private func understood(_ term: FilterTerm) -> Condition? {
    let (name, value) = term.item
    switch term {
    case .filter, .list:
      guard let filter = try? FilterText(value) else { return nil }
      return try? table.condition(name, filter)
    case .group:
      guard let tree = try? LogicTree(name, value) else { return nil }
      return try? table.condition(tree)
    }
  }

  private func unproven(_ condition: Condition) -> FilterTerm? {
    switch condition {
    case .compare(let column, let comparison, let value):
      return place(of: column, [value]).map {
        .filter(column: $0.name, isNegated: false, operation: Self.operation(comparison), value: $0.texts[0])
      }
    case .isIn(let column, let values):
      guard !values.isEmpty, let place = place(of: column, values) else { return nil }
      return .list(column: place.name, isNegated: false, values: place.texts)
    case .hasPrefix(let column, let prefix): return pattern(column, Self.escaped(prefix) + "*")
    case .contains(let column, let part): return pattern(column, "*" + Self.escaped(part) + "*")
    case .isNull(let column):
      let name = table.columns.first { $0.filter?.missing == condition }?.name ?? ownName(of: column)
      return name.map { .filter(column: $0, isNegated: false, operation: "is", value: "null") }
    case .not(let inner): return unproven(inner)?.negated
    case .all(let members): return group(members, isAny: false)
    case .any(let members): return group(members, isAny: true)
    }
  }

  private func group(_ members: [Condition], isAny: Bool) -> FilterTerm? {
    let terms = members.compactMap(unproven)
    guard !terms.isEmpty, terms.count == members.count else { return nil }
    return .group(isAny: isAny, isNegated: false, members: terms)
  }

  /// The remote column that stands for a stored one, and what stands in it for these values.
  private func place(of column: TableColumn, _ values: [StoredValue]) -> (name: String, texts: [String])? {
    for remote in table.columns {
      guard let written = remote.filter?.written, written.column == column else { continue }
      let texts = values.compactMap(written.text)
      if texts.count == values.count, proves(remote, column, zip(values, texts)) { return (remote.name, texts) }
    }
    let texts = values.compactMap(\.plainText)
    guard let name = ownName(of: column), texts.count == values.count else { return nil }
    return (name, texts)
  }

  private func proves(_ remote: ColumnDescription, _ column: TableColumn, _ pairs: Zip2Sequence<[StoredValue], [String]>) -> Bool
  {
    pairs.allSatisfy { value, text in (try? remote.filter?.comparison(.equal, text)) == .equal(column, value) }
  }

  private func pattern(_ column: TableColumn, _ pattern: String) -> FilterTerm? {
    if let folded = table.columns.first(where: { $0.filter?.folded == column }) {
      return .filter(column: folded.name, isNegated: false, operation: "ilike", value: pattern)
    }
    let exact = table.columns.first { $0.filter?.exact == column }?.name ?? ownName(of: column)
    return exact.map { .filter(column: $0, isNegated: false, operation: "like", value: pattern) }
  }

  /// A server takes every column of the store by its own name, unless that is the name of another one outside.
  private func ownName(of column: TableColumn) -> String? {
    table.column(column.name) == nil && table.storedColumn(column.name) != nil ? column.name : nil
  }

  private static func escaped(_ text: String) -> String { FilterTerm.escaped(text, Array("%*_\\".utf8)) }

  private static func operation(_ comparison: Condition.Comparison) -> String {
    switch comparison {
    case .equal: "eq"
    case .notEqual: "neq"
    case .less: "lt"
    case .lessOrEqual: "lte"
    case .greater: "gt"
    case .greaterOrEqual: "gte"
    }
  }
}

extension Condition {
  /// The form in which the reader of a URL has the same condition.
  var asUnderstood: Condition {
    switch self {
    case .isIn(let column, let values): .any(values.map { .equal(column, $0) })
    case .hasPrefix(let column, ""): .contains(column, "")
    case .not(let inner): .not(inner.asUnderstood)
    case .all(let members): .all(members.map(\.asUnderstood))
    case .any(let members): .any(members.map(\.asUnderstood))
    default: self
    }
  }
}
