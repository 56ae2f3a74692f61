/// A text that is no value of its type.
public struct ValueError: Failure, Equatable {
  /// Shown to the person as it is.
  public let message: String
  public var kind: FailureKind { .invalidValue }

  /// One sentence that quotes the input and says what is allowed.
  public init(_ message: String) {
    self.message = message
  }
}
