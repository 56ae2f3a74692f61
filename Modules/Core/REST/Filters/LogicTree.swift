/// The conditions of `and=(…)` and `or=(…)`, which may hold others.
indirect enum LogicTree: Equatable {
  case filter(column: String, FilterText)
  case all([LogicTree], isNegated: Bool)
  case any([LogicTree], isNegated: Bool)

  /// How deep brackets may go, and how many filters there may be.
  private static let deepest = 16
  private static let most = 200

  /// `name` is `and`, `or`, `not.and` or `not.or`; `text` is what stands in brackets behind it, with them.
  init(_ name: String, _ text: String) throws(RESTError) {
    var count = 0
    self = try Self.group(name, Substring(text), depth: 0, &count)
  }

  private static func group(_ name: String, _ text: Substring, depth: Int, _ count: inout Int) throws(RESTError) -> LogicTree {
    let scalars = text.unicodeScalars
    guard depth < deepest, scalars.first == "(", scalars.last == ")", scalars.count > 2,
      let parts = parts(scalars.dropFirst().dropLast())
    else {
      throw .unparsable("logic tree (\(name)\(text))")
    }
    var members: [LogicTree] = []
    for part in parts {
      count += 1
      if count > most { throw .unparsable("logic tree", details: "it has more than \(most) filters") }
      members.append(try member(part, depth: depth + 1, &count))
    }
    switch name {
    case "and": return .all(members, isNegated: false)
    case "or": return .any(members, isNegated: false)
    case "not.and": return .all(members, isNegated: true)
    default: return .any(members, isNegated: true)
    }
  }

  private static func member(_ text: Substring, depth: Int, _ count: inout Int) throws(RESTError) -> LogicTree {
    for name in ["and", "or", "not.and", "not.or"] where text.utf8.starts(with: "\(name)(".utf8) {
      return try group(name, text.dropFirst(name.count), depth: depth, &count)
    }
    let (column, rest) = try columnName(text)
    return .filter(column: column, try FilterText(unquotedValue(rest)))
  }

  /// A name may stand in quotes, and then hold dots.
  private static func columnName(_ text: Substring) throws(RESTError) -> (String, Substring) {
    if text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") {
      let rest = text[text.index(after: end)...]
      if rest.first == "." { return (String(text[text.index(after: text.startIndex)..<end]), rest.dropFirst()) }
    }
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      throw .unparsable("logic tree (\(text))", details: "column.operator.value was expected")
    }
    return (String(text[..<dot]), text[text.utf8.index(after: dot)...])
  }

  /// In a tree a value may stand in quotes, since commas and brackets part it otherwise.
  private static func unquotedValue(_ text: Substring) -> String {
    // By bytes and scalars: what follows a dot or a quote may be a mark, which makes one character with it.
    let rest = text.utf8.starts(with: "not.".utf8) ? text.utf8.dropFirst(4) : text.utf8
    guard let dot = rest.firstIndex(of: UInt8(ascii: ".")) else { return String(text) }
    let value = Substring(rest[rest.index(after: dot)...])
    guard value.utf8.first == 0x22, value.utf8.last == 0x22, let items = ListText.items("(\(value))"), items.count == 1 else {
      return String(text)
    }
    return text[..<value.startIndex] + items[0]
  }

  /// Parted at commas outside of brackets and quotes; nil where those do not close.
  private static func parts(_ text: Substring.UnicodeScalarView) -> [Substring]? {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var (isQuoted, isEscaped) = (false, false)
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if isQuoted {
        continue
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
        if depth < 0 { return nil }
      } else if character == ",", depth == 0 {
        parts.append(Substring(text[start..<index]))
        start = text.index(after: index)
      }
    }
    if depth != 0 || isQuoted || isEscaped { return nil }
    return parts + [Substring(text[start...])]
  }
}
