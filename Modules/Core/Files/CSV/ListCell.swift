/// Several texts in one cell: joined by `; `, with a `\` before each `;` and `\` inside.
public enum ListCell {
  public static func joined(_ items: [String]) -> String {
    items.map(escaped).joined(separator: "; ")
  }

  /// The items, blanks around them trimmed and empty ones dropped.
  public static func items(_ cell: String) -> [String] {
    var items: [String] = []
    var item = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in cell.unicodeScalars {
      if isEscaped {
        item.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == ";" {
        items.append(trimmed(item))
        item.removeAll()
      } else {
        item.append(scalar)
      }
    }
    if isEscaped { item.append("\\") }
    items.append(trimmed(item))
    return items.filter { !$0.isEmpty }
  }

  /// Whether the item alone is its own cell.
  static func isPlain(_ item: String) -> Bool {
    !item.utf8.contains { $0 == 0x3B || $0 == 0x5C }
  }

  private static func escaped(_ item: String) -> String {
    if isPlain(item) { return item }
    var escaped = String.UnicodeScalarView()
    for scalar in item.unicodeScalars {
      if scalar == ";" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  private static func trimmed(_ item: String.UnicodeScalarView) -> String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let rest = item.drop(while: isSpace)
    guard let last = rest.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(rest[...last])
  }
}
