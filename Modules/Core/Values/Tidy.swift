/// Text as it is kept: NFC, without white space around it; lists without empty items and repetitions.
public enum Tidy {
  /// Composed and without white space around it; empty when nothing is left.
  public static func text(_ text: String) -> String { trimmed(NFC.normalized(text)) }

  /// The text without white space around it.
  public static func trimmed(_ text: String) -> String {
    guard mayBeginOrEndWithSpace(text) else { return text }
    // By scalars: a Character may begin with a sign and end with a blank.
    let start = text.unicodeScalars.drop(while: \.properties.isWhitespace)
    let end = start.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// nil when nothing is left.
  public static func optional(_ text: String?) -> String? {
    guard let text else { return nil }
    let tidied = Tidy.text(text)
    return tidied.isEmpty ? nil : tidied
  }

  /// Keeps the order; of items that are equal the first stays.
  public static func list(_ items: [String]) -> [String] {
    var tidied: [String] = []
    tidied.reserveCapacity(items.count)
    var seen = Set<String>()
    for item in items {
      let item = text(item)
      if item.isEmpty { continue }
      // A short list is searched faster than hashed.
      let isKnown = items.count <= 8 ? tidied.contains(item) : !seen.insert(item).inserted
      if !isKnown { tidied.append(item) }
    }
    return tidied
  }

  /// False for nearly every text, by its first and last byte alone; asking characters costs twenty times as much.
  private static func mayBeginOrEndWithSpace(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    return first <= 0x20 || first >= 0x80 || last <= 0x20 || last >= 0x80
  }
}
