import ArchitectureRules
import Foundation

/// A type a module exports, with the first sentence said of it.
struct PublicType {
  let name: String
  let sentence: String

  private static let kinds: Set = ["struct", "enum", "class", "protocol", "actor"]

  /// Those declared at the top of a file, not inside another type.
  static func all(in file: SourceFile, text: String) -> [PublicType] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var depth = 0
    var found: [PublicType] = []
    for (place, token) in file.tokens.enumerated() {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      guard depth == 0, token.isWord("public") else { continue }
      let words = file.tokens[(place + 1)...].prefix(4)
      guard let kind = words.firstIndex(where: { kinds.contains($0.text) }), kind + 1 < file.tokens.endIndex,
        words[..<kind].allSatisfy({ ["final", "indirect"].contains($0.text) })
      else { continue }
      found.append(PublicType(name: file.tokens[kind + 1].text, sentence: sentence(above: token.line, in: lines)))
    }
    return found
  }

  /// The first sentence of the comment above a line, attributes between left out.
  private static func sentence(above line: Int, in lines: [Substring]) -> String {
    var place = line - 2
    while lines.indices.contains(place), lines[place].hasPrefix("@") { place -= 1 }
    var comment: [Substring] = []
    while lines.indices.contains(place), lines[place].hasPrefix("///") {
      comment.insert(lines[place].dropFirst(3), at: 0)
      place -= 1
    }
    let paragraph = comment.prefix { !$0.isEmpty }.map { $0.drop { $0 == " " } }.joined(separator: " ")
    guard let end = paragraph.range(of: ". ") else { return paragraph }
    return String(paragraph[..<end.lowerBound]) + "."
  }
}
