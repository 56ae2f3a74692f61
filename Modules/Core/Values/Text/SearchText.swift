/// What a person typed to search for, parsed once for every store: every term must be found, in any field.
///
/// No input is an error; beyond 64 terms or 1,000 words the rest is not looked for.
public struct SearchText: Sendable, Equatable {
  /// Words that stand next to each other, as `policemen` and `s` do in `policemen's`.
  public struct Term: Sendable, Equatable {
    /// Folded, never empty; each is one token of FTS5's `ascii` tokenizer.
    public let words: [String]
    /// Whether the last word may go on; not so for a phrase written in `"…"`.
    public let lastIsPrefix: Bool

    /// A term of words that are folded already.
    public init(words: [String], lastIsPrefix: Bool) {
      self.words = words
      self.lastIsPrefix = lastIsPrefix
    }
  }

  /// In the order they were typed; none when nothing can be looked for.
  public let terms: [Term]

  /// Whether nothing can be found by it.
  public var isEmpty: Bool { terms.isEmpty }

  private static let mostTerms = 64
  private static let mostWords = 1000

  /// Takes any text; signs part words.
  public init(_ typed: String) {
    var terms: [Term] = []
    var room = Self.mostWords
    for piece in SearchPieces(typed) where terms.count < Self.mostTerms && room > 0 {
      let words = FoldedWords.words(in: Fold.folded(piece.text)).prefix(room).map(String.init)
      if words.isEmpty { continue }
      room -= words.count
      terms.append(Term(words: words, lastIsPrefix: !piece.isClosedPhrase))
    }
    self.terms = terms
  }

  /// Whether every term occurs in one of the fields, given as folded texts: what a store without a search index evaluates.
  public func matches(_ folded: [String]) -> Bool {
    let fields = folded.map(FoldedWords.words(in:))
    return terms.allSatisfy { term in fields.contains(where: term.occurs(in:)) }
  }
}

extension SearchText.Term {
  /// Whether the words stand next to each other among those of one field.
  public func occurs(in field: [Substring]) -> Bool {
    guard field.count >= words.count else { return false }
    return (0...field.count - words.count).contains { begins(at: $0, in: field) }
  }

  private func begins(at start: Int, in field: [Substring]) -> Bool {
    for (offset, word) in words.enumerated() {
      let candidate = field[start + offset].utf8
      let isPrefix = lastIsPrefix && offset == words.count - 1
      // Bytes, as in the index: String's own comparison would not let `e` be a prefix of an `e` with a mark.
      guard isPrefix ? candidate.starts(with: word.utf8) : candidate.elementsEqual(word.utf8) else { return false }
    }
    return true
  }
}
