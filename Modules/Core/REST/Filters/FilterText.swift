/// A filter as text: `[not.]operator.value`, the value taken as it stands.
struct FilterText: Equatable {
  let isNegated: Bool
  /// Without the language in brackets, which full text may name.
  let operation: String
  let value: String

  /// Throws where there is no operator.
  init(_ text: String) throws(RESTError) {
    // By bytes: a value may begin with a mark, which makes one character with the dot.
    var rest = text.utf8[...]
    var isNegated = false
    if rest.starts(with: "not.".utf8) {
      isNegated = true
      rest = rest.dropFirst(4)
    }
    guard let dot = rest.firstIndex(of: 0x2E) else {
      throw .unparsable("filter (\(text))", details: "operator.value was expected")
    }
    var operation = rest[..<dot]
    if operation.last == 0x29, let bracket = operation.firstIndex(of: 0x28) {
      operation = operation[..<bracket]
      guard operation.suffix(3).elementsEqual("fts".utf8) else {
        throw .unparsable("filter (\(text))", details: "any and all are not offered")
      }
    }
    self.isNegated = isNegated
    self.operation = String(Substring(operation))
    value = String(Substring(rest[rest.index(after: dot)...]))
  }
}
