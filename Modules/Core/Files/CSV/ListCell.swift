import Values

/// Several texts in one cell: joined by `; `, with a `\` before each `;` and `\` inside.
public enum ListCell {
  public static func joined(_ items: [String]) -> String {
    items.map(escaped).joined(separator: "; ")
  }

  /// The items, blanks around them trimmed and empty ones dropped.
  public static func items(_ cell: String) -> [String] {
    if isPlain(cell) {
      let item = Tidy.trimmed(cell)
      return item.isEmpty ? [] : [item]
    }
    var items: [String] = []
    var item: [UInt8] = []
    var isEscaped = false
    for byte in cell.utf8 {
      if isEscaped {
        item.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: ";") {
        items.append(Tidy.trimmed(String(decoding: item, as: UTF8.self)))
        item.removeAll(keepingCapacity: true)
      } else {
        item.append(byte)
      }
    }
    if isEscaped { item.append(UInt8(ascii: "\\")) }
    items.append(Tidy.trimmed(String(decoding: item, as: UTF8.self)))
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
}
