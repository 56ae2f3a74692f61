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

/// A row that was not taken, where it stands and why.
public struct RejectedRow: Sendable, Equatable {
  /// The file as it was named; nil when there was only one.
  public var file: String?
  /// The line the row begins on, counted from 1.
  public let line: Int
  /// A sentence for a person.
  public let reason: String

  /// A row of the only file, unless one is named.
  public init(file: String? = nil, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}
