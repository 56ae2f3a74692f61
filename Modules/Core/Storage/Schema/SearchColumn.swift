/// A column full-text search looks into; a match counts `weight` times.
public struct SearchColumn: Sendable, Hashable {
  /// Holds folded text.
  public let column: TableColumn
  /// How much a match here counts beside one in another column.
  public let weight: Int

  /// Weights only compare columns of one table.
  public init(_ column: TableColumn, weight: Int) {
    self.column = column
    self.weight = weight
  }
}
