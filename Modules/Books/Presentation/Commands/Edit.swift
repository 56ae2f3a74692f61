/// A value to set, or, written as an empty text, to take away.
struct Edit<Value> {
  let value: Value?

  init(_ text: String, _ parse: (String) throws -> Value) throws {
    value = text.isEmpty ? nil : try parse(text)
  }
}
