/// On which side of its column a value stands.
public enum ColumnAlignment: Sendable, Equatable {
  case leading
  /// For numbers, so that their digits line up.
  case trailing
}
