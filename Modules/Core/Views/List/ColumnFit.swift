/// What a column does where there is too little room; minimums are columns of a terminal.
public enum ColumnFit: Sendable, Equatable {
  /// Is never cut.
  case fixed
  /// Is cut, the widest such column first, but not below the minimum.
  case flexible(minimum: Int = 8)
  /// Goes down to its minimum before a flexible column is cut: an id whose beginning says enough.
  case abbreviated(minimum: Int)
}
