/// Text as it is kept: NFC, without white space around it; lists without empty items and repetitions.
public enum Tidy {
  public static func text(_ text: String) -> String {
    let normalized = NFC.normalized(text)
    guard normalized.first?.isWhitespace == true || normalized.last?.isWhitespace == true else { return normalized }
    let start = normalized.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
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
    var seen = Set<String>()
    return items.map(text).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
