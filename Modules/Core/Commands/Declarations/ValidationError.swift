/// What `validate` or a transform throws to refuse what was typed.
public struct ValidationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One sentence for the user, the input quoted.
  public let message: String

  /// The message is shown as it is, after the name of the option or argument it is about.
  public init(_ message: String) {
    self.message = message
  }

  public var description: String { message }
}
