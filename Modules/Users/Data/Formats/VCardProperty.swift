import Values

/// A content line taken apart (RFC 6350, section 3.3): `group.NAME;PARAMETER=value:value`.
struct VCardProperty {
  /// Upper case, without its group.
  let name: String
  /// Names in upper case; values as they are, `TYPE` for those that have no name, as old programs write them.
  let parameters: [(name: String, value: String)]
  /// Still escaped.
  let value: String

  /// nil for a line that is no property, or no UTF-8.
  init?(_ line: [UInt8]) {
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    var parts: [Substring.UTF8View] = []
    var rest = text.utf8[...]
    while true {
      guard let end = Self.endOfPart(rest) else { return nil }
      parts.append(rest[..<end])
      let sign = rest[end]
      rest = rest[rest.index(after: end)...]
      if sign == UInt8(ascii: ":") { break }
    }
    let full = String(Substring(parts[0])).uppercased()
    name = full.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(full[full.utf8.index(after: $0)...]) } ?? full
    parameters = parts.dropFirst().flatMap(Self.parameters)
    value = String(Substring(rest))
    if name.isEmpty { return nil }
  }

  /// The values of a parameter, in upper case.
  func values(_ name: String) -> [String] { parameters.filter { $0.name == name }.map { $0.value.uppercased() } }

  /// How much a value is preferred to others of its property: 1 to 100, of which 1 is most; 101 where nothing is said.
  var preference: Int {
    if let stated = values("PREF").first { return Int(stated).flatMap { (1...100).contains($0) ? $0 : nil } ?? 101 }
    return values("TYPE").contains("PREF") ? 1 : 101
  }

  /// Where the next `;` or `:` outside of quotes stands.
  private static func endOfPart(_ text: Substring.UTF8View) -> Substring.UTF8View.Index? {
    var isQuoted = false
    return text.indices.first { index in
      if text[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      return !isQuoted && (text[index] == UInt8(ascii: ";") || text[index] == UInt8(ascii: ":"))
    }
  }

  /// `TYPE=home,work` are two.
  private static func parameters(_ part: Substring.UTF8View) -> [(name: String, value: String)] {
    let equals = part.firstIndex(of: UInt8(ascii: "="))
    let name = equals.map { String(Substring(part[..<$0])).uppercased() } ?? "TYPE"
    let values = equals.map { part[part.index(after: $0)...] } ?? part
    return values.filter { $0 != UInt8(ascii: "\"") }.split(separator: UInt8(ascii: ",")).map { value in
      (name, String(decoding: value, as: UTF8.self))
    }
  }
}
