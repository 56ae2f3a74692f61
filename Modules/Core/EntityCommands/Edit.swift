/// A value to set, or, written as an empty text, to take away.
public struct Edit<Value> {
  /// nil to take away what is stored.
  public let value: Value?

  /// Throws what `parse` throws of a text that is not empty.
  public init(_ text: String, _ parse: (String) throws -> Value) throws {
    value = text.isEmpty ? nil : try parse(text)
  }
}
