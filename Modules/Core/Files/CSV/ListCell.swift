import Values

/// Several texts in one cell: joined by `; `, with a `\` before each `;` and `\` inside.
public enum ListCell {
  /// The cell from which `items` makes the same texts again.
  public static func joined(_ items: [String]) -> String {
    // `joined` of the standard library goes through a lazy sequence, character by character.
    var cell = ""
    for (place, item) in items.enumerated() {
      if place > 0 { cell += "; " }
      cell += escaped(item)
    }
    return cell
  }

  /// The items, blanks around them trimmed and empty ones dropped.
  public static func items(_ cell: String) -> [String] {
    var cell = cell
    return cell.withUTF8 { items(utf8: UnsafeRawBufferPointer($0)) }
  }

  /// The same of a cell's bytes.
  public static func items(utf8 cell: UnsafeRawBufferPointer) -> [String] {
    var items: [String] = []
    var start = 0
    var isEscaped = false
    var hasEscapes = false
    for place in 0...cell.count {
      if place < cell.count, isEscaped || cell[place] != UInt8(ascii: ";") {
        isEscaped = !isEscaped && cell[place] == UInt8(ascii: "\\")
        hasEscapes = hasEscapes || isEscaped
        continue
      }
      let item = item(UnsafeRawBufferPointer(rebasing: cell[start..<place]), hasEscapes)
      if !item.isEmpty { items.append(item) }
      (start, hasEscapes) = (place + 1, false)
    }
    return items
  }

  private static func item(_ bytes: UnsafeRawBufferPointer, _ hasEscapes: Bool) -> String {
    guard hasEscapes else {
      // The blank that separates items is taken off before there is a String.
      let rest = bytes.first == UInt8(ascii: " ") ? UnsafeRawBufferPointer(rebasing: bytes.dropFirst()) : bytes
      return Tidy.trimmed(String(decoding: rest, as: UTF8.self))
    }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { plain.append(byte) }
    }
    if isEscaped { plain.append(UInt8(ascii: "\\")) }
    return Tidy.trimmed(String(decoding: plain, as: UTF8.self))
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
