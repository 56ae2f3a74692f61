/// What became of every row of an import; the five numbers add up to the rows read.
public struct ImportSummary: Sendable, Equatable {
  /// New rows.
  public var imported = 0
  /// Rows that changed what was stored.
  public var updated = 0
  /// Rows that match something stored and bring nothing new.
  public var unchanged = 0
  /// Rows that repeat one of the same import.
  public var duplicates = 0
  /// In the order of the files.
  public var rejected: [RejectedRow] = []

  /// Nothing read yet.
  public init() {}

  /// All rows, the rejected ones among them.
  public var read: Int { imported + updated + unchanged + duplicates + rejected.count }
}
