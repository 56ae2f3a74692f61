/// Tells SQL from prose in a string: "Delete from the list" is a sentence, "delete from books where" is not.
enum SQLText {
  /// Words that follow each other, some with others between (`…`).
  private static let shapes: [[String]] = [
    ["SELECT", "…", "FROM"], ["INSERT", "INTO"], ["INSERT", "OR"], ["REPLACE", "INTO"], ["UPDATE", "…", "SET"],
    ["DELETE", "FROM"], ["CREATE", "TABLE"], ["CREATE", "INDEX"], ["CREATE", "UNIQUE"], ["CREATE", "VIRTUAL"],
    ["CREATE", "TRIGGER"], ["CREATE", "VIEW"], ["CREATE", "TEMP"], ["DROP", "TABLE"], ["DROP", "INDEX"], ["DROP", "TRIGGER"],
    ["ALTER", "TABLE"], ["ORDER", "BY"], ["BEGIN", "IMMEDIATE"], ["BEGIN", "TRANSACTION"], ["BEGIN", "EXCLUSIVE"],
    ["ATTACH", "DATABASE"], ["VACUUM", "INTO"],
  ]

  /// Keywords in capitals anywhere, or a statement in small letters from its start with a mark that prose has not.
  static func isSQL(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && $0 != "_" && $0 != "\u{FFFC}" }.map(String.init)
    if words.first == "PRAGMA" && words.count > 1 { return true }
    if shapes.contains(where: { isFound($0, in: words) }) { return true }
    let small = words.map { $0.uppercased() }
    guard let first = words.first, first == first.lowercased() else { return false }
    if first == "pragma" && words.count > 1 { return true }
    return shapes.contains { $0.first == small.first && isFound($0, in: small) } && hasStatementMark(text)
  }

  private static func isFound(_ shape: [String], in words: [String]) -> Bool {
    words.indices.contains { start in
      guard words[start] == shape[0], let last = shape.last else { return false }
      if shape.count == 2 { return start + 1 < words.count && words[start + 1] == last }
      // At least one word stands between, or a mark such as `*` that is no word.
      return words[(start + 1)...].contains(last)
    }
  }

  private static func hasStatementMark(_ text: String) -> Bool {
    text.contains { "=*(;?".contains($0) } || text.contains("\u{FFFC}")
  }
}
