/// A text that is no value of its type; the message is written where the name of the option is known.
struct UnacceptedValue: Error {
  let expectation: String?
}

extension ExpressibleByArgument {
  static func parse(_ text: String) throws -> Self {
    guard let value = Self(argument: text) else { throw UnacceptedValue(expectation: expectation) }
    return value
  }
}
