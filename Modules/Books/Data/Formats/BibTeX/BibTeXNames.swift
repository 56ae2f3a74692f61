import Values

/// Names as BibTeX has them: joined by `and`, each `First von Last`, `von Last, First` or `von Last, Jr, First`.
enum BibTeXNames {
  /// The names as people write them, first name first, without `and others`; nil where one is no UTF-8.
  static func names(_ value: [UInt8]) -> [String]? {
    var names: [String] = []
    for piece in pieces(value[...]) {
      guard let name = name(piece) else { return nil }
      if !name.isEmpty { names.append(name) }
    }
    return names
  }

  /// What stands between one `and` and the next; braces protect an `and` that belongs to a name.
  private static func pieces(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = value.startIndex
    for word in BibTeXPieces.words(value) where isWord(word, "and") {
      pieces.append(value[start..<word.startIndex])
      start = word.endIndex
    }
    let last = value[start...]
    let words = BibTeXPieces.words(last)
    if words.count != 1 || !isWord(words[0], "others") || pieces.isEmpty { pieces.append(last) }
    return pieces
  }

  private static func name(_ piece: ArraySlice<UInt8>) -> String? {
    var parts: [String] = []
    for part in BibTeXPieces.split(piece, at: { $0 == 0x2C }) {
      guard let text = LaTeXText.plain(part) else { return nil }
      parts.append(Tidy.text(text))
    }
    let (last, others) = (parts.removeFirst(), parts)
    // More commas than the form with Jr has are an error in BibTeX; here all that follows is the first name.
    let ordered = others.count < 2 ? others + [last] : others[1...] + [last, others[0]]
    return ordered.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// BibTeX takes `AND` for `and`.
  static func isWord(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    guard bytes.count == word.utf8CodeUnitCount else { return false }
    return zip(bytes, 0..<bytes.count).allSatisfy { $0 | 0x20 == word.utf8Start[$1] }
  }
}
