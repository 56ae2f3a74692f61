import Storage

/// What an interface says of a table, whatever its rows are.
public struct TableDescription: Sendable {
  public let name: String
  public let summary: String
  /// In the order of answers.
  public let columns: [Column]
  /// Whether rows are found by full text.
  public let isSearchable: Bool

  /// What it says of a column.
  public struct Column: Sendable {
    public let name: String
    public let kind: RemoteKind
    public let isRequired: Bool
    public let isReadOnly: Bool
    public let choices: [String]
    /// Whether rows are found by it.
    public let isComparable: Bool
  }
}

extension RemoteTable {
  /// The table without the types of its rows.
  public var description: TableDescription {
    TableDescription(
      name: name, summary: summary,
      columns: columns.map {
        .init(
          name: $0.name, kind: $0.kind, isRequired: $0.isRequired, isReadOnly: $0.isReadOnly, choices: $0.choices,
          isComparable: $0.filter != nil)
      }, isSearchable: !Row.table.search.isEmpty)
  }
}
