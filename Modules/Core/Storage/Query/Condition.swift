/// What must hold for a row; the operators are those a PostgREST URL can say. A missing value fails every comparison.
public indirect enum Condition: Sendable, Hashable {
  /// How two values of one type are compared; its raw value is the sign in SQL.
  public enum Comparison: String, Sendable, CaseIterable {
    case equal = "="
    case notEqual = "<>"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  case compare(TableColumn, Comparison, StoredValue)
  case isIn(TableColumn, [StoredValue])
  /// Text that begins with these bytes.
  case hasPrefix(TableColumn, String)
  /// Text that has these bytes anywhere.
  case contains(TableColumn, String)
  case isNull(TableColumn)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// Short for the comparison most queries make.
  public static func equal(_ column: TableColumn, _ value: StoredValue) -> Condition { .compare(column, .equal, value) }
}
