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
    guard let dot = rest.firstIndex(of: UInt8(ascii: ".")) else {
      throw .unparsable("filter (\(text))", details: "operator.value was expected")
    }
    var operation = Substring(rest[..<dot])
    if let bracket = operation.firstIndex(of: "("), operation.last == ")" {
      guard operation[..<bracket].hasSuffix("fts") else {
        throw .unparsable("filter (\(text))", details: "any and all are not offered")
      }
      operation = operation[..<bracket]
    }
    self.isNegated = isNegated
    self.operation = String(operation)
    value = String(Substring(rest[rest.index(after: dot)...]))
  }
}
