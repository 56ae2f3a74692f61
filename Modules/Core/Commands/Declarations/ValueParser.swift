/// How one text becomes a value, and what help and shells say about the values there are.
struct ValueParser<Value> {
  let parse: (String) throws -> Value
  let describe: (Value) -> String
  /// Asked for only by help, completions and errors.
  let allowed: () -> [String]
  let completion: CompletionKind

  init(_ transform: @escaping (String) throws -> Value) {
    parse = transform
    describe = { "\($0)" }
    allowed = { [] }
    completion = .default
  }
}

extension ValueParser where Value: ExpressibleByArgument {
  init() {
    parse = { text in
      guard let value = Value(argument: text) else { throw UnacceptedValue(expectation: Value.expectation) }
      return value
    }
    describe = { $0.defaultValueDescription }
    allowed = { Value.allValueStrings }
    completion = Value.defaultCompletionKind
  }
}

/// A text that is no value of its type; the message is written where the name of the option is known.
struct UnacceptedValue: Error {
  let expectation: String?
}
