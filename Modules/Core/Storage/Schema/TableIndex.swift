/// An index over columns, unique or not; a missing value is never equal to another.
public struct TableIndex: Sendable, Hashable {
  /// Compared in this order.
  public let columns: [TableColumn]
  /// Whether no two rows may share all values.
  public let isUnique: Bool

  /// An index that allows equal values, unless it is said otherwise.
  public init(_ columns: TableColumn..., isUnique: Bool = false) {
    self.columns = columns
    self.isUnique = isUnique
  }
}
