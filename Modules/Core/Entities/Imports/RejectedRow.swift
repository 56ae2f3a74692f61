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
