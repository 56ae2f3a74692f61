/// Cuts typed text at white space and at `"…"`, which keeps what is inside together.
struct SearchPieces: Sequence, IteratorProtocol {
  struct Piece: Equatable {
    let text: String
    /// Between two quotes; an unclosed one is still being typed.
    let isClosedPhrase: Bool
  }

  private var rest: Substring.UnicodeScalarView

  init(_ typed: String) {
    rest = Substring(typed).unicodeScalars
  }

  mutating func next() -> Piece? {
    rest = rest.drop { $0.properties.isWhitespace }
    guard let first = rest.first else { return nil }
    if first == "\"" {
      rest = rest.dropFirst()
      let phrase = take { $0 == "\"" }
      let isClosed = !rest.isEmpty
      rest = rest.dropFirst()
      return Piece(text: phrase, isClosedPhrase: isClosed)
    }
    return Piece(text: take { $0 == "\"" || $0.properties.isWhitespace }, isClosedPhrase: false)
  }

  private mutating func take(until isEnd: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix { !isEnd($0) }
    rest = rest[taken.endIndex...]
    return String(taken)
  }
}
