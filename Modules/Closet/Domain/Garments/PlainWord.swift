import Values

/// A word as it is recognised: folded, without blanks, hyphens and signs, so that `T-Shirt`, `t shirt` and `tshirt` are one.
enum PlainWord {
  static func of(_ text: String) -> String {
    let folded = Fold.folded(text)
    return String(decoding: folded.utf8.filter { $0 >= 0x80 || $0 &- 0x30 < 10 || $0 &- 0x61 < 26 }, as: UTF8.self)
  }

  /// The known words nearest to a text: those it begins, or that begin it, or that differ in up to two letters.
  static func nearest(_ text: String, in words: [String], limit: Int = 3) -> [String] {
    let word = of(text)
    if word.utf8.count > 40 { return [] }
    let ranked = words.compactMap { known -> (distance: Int, word: String)? in
      let plain = of(known)
      if !word.isEmpty, plain.hasPrefix(word) || word.hasPrefix(plain) { return (1, known) }
      let distance = distance(Array(word.utf8), Array(plain.utf8))
      return distance <= 2 && distance < plain.utf8.count - 1 ? (distance, known) : nil
    }
    return ranked.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(limit).map(\.word)
  }

  /// Insertions, deletions and replacements from one word to the other (Levenshtein).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (line, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
