import Storage
import Values

extension TableDescription {
  /// The condition a filter on a column stands for.
  ///
  /// Besides the columns of the table, any column of the record may be compared by the value the store keeps: keys are not shown, but found by.
  func condition(_ name: String, _ filter: FilterText) throws(RESTError) -> Condition {
    let condition: Condition
    if let column = column(name) {
      guard let values = column.filter else { throw .unsupported(filter.operation, name, "This column cannot be compared.") }
      condition = try self.condition(values, filter, name, column.kind)
    } else if let column = storedColumn(name) {
      let values = column.kind == .integer ? RemoteFilter.integer(column) : RemoteFilter.text(column)
      condition = try self.condition(values, filter, name, column.kind == .integer ? .integer : .text)
    } else {
      throw .undefinedColumn(name, of: self.name)
    }
    return filter.isNegated ? .not(condition) : condition
  }

  /// A column of the store by its own name, where no column of the table has it.
  func storedColumn(_ name: String) -> TableColumn? {
    name == Table.position.name ? Table.position : stored.columns.first { $0.name == name }
  }

  func condition(_ tree: LogicTree) throws(RESTError) -> Condition {
    switch tree {
    case .filter(let column, let filter): return try condition(column, filter)
    case .all(let members, let isNegated):
      let condition = Condition.all(try conditions(members))
      return isNegated ? .not(condition) : condition
    case .any(let members, let isNegated):
      let condition = Condition.any(try conditions(members))
      return isNegated ? .not(condition) : condition
    }
  }

  private func conditions(_ members: [LogicTree]) throws(RESTError) -> [Condition] {
    var conditions: [Condition] = []
    for member in members { conditions.append(try condition(member)) }
    return conditions
  }

  private func condition(
    _ values: RemoteFilter, _ filter: FilterText, _ name: String, _ kind: RemoteKind
  ) throws(RESTError) -> Condition {
    switch filter.operation {
    case "eq": try compared(values, .equal, filter.value, kind)
    case "neq": try compared(values, .notEqual, filter.value, kind)
    case "gt": try compared(values, .greater, filter.value, kind)
    case "gte": try compared(values, .greaterOrEqual, filter.value, kind)
    case "lt": try compared(values, .less, filter.value, kind)
    case "lte": try compared(values, .lessOrEqual, filter.value, kind)
    case "in": try list(values, filter.value, kind)
    case "is": try state(values, filter.value, name, kind)
    case "like": try pattern(values.exact, filter.value, filter.operation, name) { $0 }
    case "ilike": try pattern(values.folded, filter.value, filter.operation, name, Fold.folded)
    case "fts", "plfts", "phfts", "wfts":
      throw RESTError.unsupported(
        filter.operation, name, "Full text is looked for by the column 'fts', alone and not within 'or'.")
    default: throw RESTError.unparsable("filter (\(filter.operation).\(filter.value))", details: "there is no such operator")
    }
  }

  private func compared(
    _ values: RemoteFilter, _ comparison: Condition.Comparison, _ text: String, _ kind: RemoteKind
  ) throws(RESTError) -> Condition {
    do {
      return try values.comparison(comparison, text)
    } catch {
      throw .invalidValue(text, kind, details: (error as? any Failure)?.message)
    }
  }

  private func list(_ values: RemoteFilter, _ text: String, _ kind: RemoteKind) throws(RESTError) -> Condition {
    guard let items = ListText.items(text) else {
      throw .unparsable("filter (in.\(text))", details: "a list in brackets was expected")
    }
    var conditions: [Condition] = []
    for item in items { conditions.append(try compared(values, .equal, item, kind)) }
    return .any(conditions)
  }

  private func state(_ values: RemoteFilter, _ text: String, _ name: String, _ kind: RemoteKind) throws(RESTError) -> Condition {
    switch (text.lowercased(), kind) {
    case ("null", _), ("unknown", .flag): return values.missing
    case ("not_null", _): return .not(values.missing)
    case ("true", .flag), ("false", .flag): return try compared(values, .equal, text.lowercased(), kind)
    default: throw .unparsable("filter (is.\(text)) on \(name)", details: "null, not_null, true, false or unknown was expected")
    }
  }

  private func pattern(
    _ column: TableColumn?, _ text: String, _ operation: String, _ name: String, _ form: (String) -> String
  ) throws(RESTError) -> Condition {
    guard let column else { throw .unsupported(operation, name) }
    switch Pattern(text) {
    case .whole(let text): return .equal(column, .text(form(NFC.normalized(text))))
    case .prefix(let text): return .hasPrefix(column, form(NFC.normalized(text)))
    case .part(let text): return .contains(column, form(NFC.normalized(text)))
    case nil:
      throw .unsupported("\(operation).\(text)", name, "A pattern is a text, its beginning (text%) or a part of it (%text%).")
    }
  }
}
