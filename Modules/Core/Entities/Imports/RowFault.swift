/// Why a row of a file describes no item: a sentence that names the column and quotes the value.
public struct RowFault: Error, Equatable {
  /// Shown behind the line of the row.
  public let reason: String

  /// A sentence with a full stop.
  public init(_ reason: String) {
    self.reason = reason
  }
}
