import Storage

/// A column of a remote table, whatever its rows are.
public struct ColumnDescription: Sendable {
  /// In snake case, as in PostgreSQL.
  public let name: String
  public let kind: RemoteKind
  /// Whether a new row has to state it.
  public let isRequired: Bool
  /// Whether its values are lists of texts.
  let isList: Bool
  /// What is written by nobody: what the rules decide.
  public let isReadOnly: Bool
  /// The values there are, where they are few.
  public let choices: [String]
  /// nil for a column that cannot be compared.
  let filter: RemoteFilter?
  /// What the store sorts by; nil for a column it does not sort by.
  let order: TableColumn?

  /// Whether a row without it is none: today's date, or an id of one's own, would be an invention.
  var isNeeded: Bool {
    if isRequired || kind == .id { return true }
    switch kind {
    case .partialDate, .day, .time: return order.map { !$0.isOptional } ?? false
    default: return false
    }
  }
}
