/// Text as it is kept: NFC, without white space around it; lists without empty items and repetitions.
public enum Tidy {
  public static func text(_ text: String) -> String {
    let normalized = NFC.normalized(text)
    // By scalars, as lists in cells are trimmed: a Character may begin with a sign and end with a blank.
    let scalars = normalized.unicodeScalars
    guard scalars.first.map(isBlank) ?? false || scalars.last.map(isBlank) ?? false else { return normalized }
    let start = scalars.drop(while: isBlank)
    return start.lastIndex { !isBlank($0) }.map { String(start[...$0]) } ?? ""
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// nil when nothing is left.
  public static func optional(_ text: String?) -> String? {
    guard let text else { return nil }
    let tidied = Tidy.text(text)
    return tidied.isEmpty ? nil : tidied
  }

  /// Keeps the order; of items that are equal the first stays.
  public static func list(_ items: [String]) -> [String] {
    var seen = Set<String>()
    return items.map(text).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
