/// A condition as a URL says it: a filter on a column, or several in brackets.
indirect enum FilterTerm: Equatable {
  case filter(column: String, isNegated: Bool, operation: String, value: String)
  case list(column: String, isNegated: Bool, values: [String])
  case group(isAny: Bool, isNegated: Bool, members: [FilterTerm])

  /// The opposite, as far as what is missing has one.
  var negated: FilterTerm {
    switch self {
    case .filter(let column, let isNegated, let operation, let value):
      .filter(column: column, isNegated: !isNegated, operation: operation, value: value)
    case .list(let column, let isNegated, let values): .list(column: column, isNegated: !isNegated, values: values)
    case .group(let isAny, let isNegated, let members): .group(isAny: isAny, isNegated: !isNegated, members: members)
    }
  }

  /// As an item of a URL's query, not yet percent-encoded.
  var item: (name: String, value: String) {
    switch self {
    case .filter(let column, let isNegated, let operation, let value):
      (column, "\(isNegated ? "not." : "")\(operation).\(value)")
    case .list(let column, let isNegated, let values): (column, "\(isNegated ? "not." : "")in.\(Self.list(values))")
    case .group(let isAny, let isNegated, let members):
      ("\(isNegated ? "not." : "")\(isAny ? "or" : "and")", "(\(members.map(\.member).joined(separator: ",")))")
    }
  }

  /// As a member of a group.
  private var member: String {
    switch self {
    case .filter(let column, let isNegated, let operation, let value):
      "\(column).\(isNegated ? "not." : "")\(operation).\(operation == "is" ? value : Self.inQuotes(value))"
    case .list(let column, _, _): "\(column).\(item.value)"
    case .group: item.name + item.value
    }
  }

  private static func list(_ values: [String]) -> String { "(\(values.map(inQuotes).joined(separator: ",")))" }

  private static func inQuotes(_ text: String) -> String { "\"\(escaped(text, [0x22, 0x5C]))\"" }

  /// With a backslash before each of these signs of ASCII.
  static func escaped(_ text: String, _ signs: [UInt8]) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if signs.contains(byte) { bytes.append(0x5C) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
