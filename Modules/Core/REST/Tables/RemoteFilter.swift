public import Storage
import Values

/// How values of a remote column are compared: each comparison becomes a condition on the columns of the store.
public struct RemoteFilter: Sendable {
  /// The condition for a comparison with a text, which is understood as in a body; throws a `Failure` for what is no value.
  let comparison: @Sendable (Condition.Comparison, String) throws -> Condition
  /// The column that holds a text as it is, for prefixes and parts.
  let exact: TableColumn?
  /// The column that holds the fold of a text, for comparisons without case.
  let folded: TableColumn?
  /// The condition that there is no value.
  let missing: Condition

  /// A text that the store keeps as it is.
  public static func text(_ column: TableColumn, folded: TableColumn? = nil) -> RemoteFilter {
    RemoteFilter(
      comparison: { .compare(column, $0, .text(NFC.normalized($1))) }, exact: column, folded: folded, missing: .isNull(column))
  }

  /// A value that the store keeps as a number or a text of its own, found by `value`.
  public static func value(_ column: TableColumn, _ value: @escaping @Sendable (String) throws -> StoredValue) -> RemoteFilter {
    RemoteFilter(comparison: { .compare(column, $0, try value($1)) }, exact: nil, folded: nil, missing: .isNull(column))
  }
}
