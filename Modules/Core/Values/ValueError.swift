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

/// A value with a strict text form: what `text` gives, `init(parsing:)` takes.
public protocol TextValue: Sendable, Hashable {
  /// - Throws: `ValueError`, naming the input and what is allowed.
  init(parsing text: String) throws(ValueError)
  /// The canonical text; stable, used in files, storage and machine output.
  var text: String { get }
}
