/// What became of every row of an import; the five numbers add up to the rows read.
public struct ImportSummary: Sendable, Equatable {
  public var imported = 0
  public var updated = 0
  public var unchanged = 0
  public var duplicates = 0
  public var rejected: [RejectedRow] = []

  public init() {}

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

  public init(file: String? = nil, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}
