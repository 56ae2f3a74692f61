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
  /// The column that is compared, and how a value in it is written; nil where several columns are.
  var written: Written?

  /// A column of the store and the texts its values have outside.
  struct Written: Sendable {
    let column: TableColumn
    /// nil for what is not written by itself.
    let text: @Sendable (StoredValue) -> String?
  }

  /// A text that the store keeps as it is.
  public static func text(_ column: TableColumn, folded: TableColumn? = nil) -> RemoteFilter {
    RemoteFilter(
      comparison: { .compare(column, $0, .text(NFC.normalized($1))) }, exact: column, folded: folded, missing: .isNull(column),
      written: Written(column: column, text: \.plainText))
  }

  /// A value that the store keeps as a number or a text of its own, found by `value`.
  ///
  /// `text` writes what `value` reads; without it a value is written as the store has it, where that is read in the same way.
  public static func value(
    _ column: TableColumn, _ value: @escaping @Sendable (String) throws -> StoredValue,
    text: (@Sendable (StoredValue) -> String?)? = nil
  ) -> RemoteFilter {
    RemoteFilter(
      comparison: { .compare(column, $0, try value($1)) }, exact: nil, folded: nil, missing: .isNull(column),
      written: Written(column: column, text: text ?? \.plainText))
  }
}

extension StoredValue {
  /// As the store has it; nil for none.
  var plainText: String? {
    switch self {
    case .null: nil
    case .integer(let number): String(number)
    case .text(let text): text
    }
  }
}
