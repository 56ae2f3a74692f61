public import Values

/// Something in a file is not as its format wants it; names the line.
public struct InputFault: Failure, Equatable {
  /// The physical line, from 1, where the faulty record begins; in JSON where the fault stands.
  public let line: Int
  /// One sentence for a person: what is wrong, what is allowed.
  public let reason: String
  /// Whether what follows cannot be trusted either; else reading may go on with the next record.
  public let endsReading: Bool

  /// A fault that costs one record, unless it ends reading.
  public init(line: Int, reason: String, endsReading: Bool = false) {
    self.line = line
    self.reason = reason
    self.endsReading = endsReading
  }

  public var kind: FailureKind { .invalidData }

  public var message: String { "Line \(line): \(reason)" }
}
