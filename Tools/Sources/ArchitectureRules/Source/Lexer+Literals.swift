extension Lexer {
  /// A string of any kind: `"…"`, `"""…"""`, each also between `#`, with its interpolations.
  mutating func lexString(hashes: Int) {
    let start = position
    position += hashes
    let isMultiline = isNext("\"\"\"") && !(hashes > 0 && closesOnThisLine(hashes: hashes))
    let quotes = isMultiline ? 3 : 1
    position += quotes
    let index = tokens.count
    append(.string, "", line: line, start: start)
    var text: [UInt8] = []
    while position < bytes.count, isMultiline || peek() != .newline {
      if isClosing(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        break
      }
      lexStringPart(hashes: hashes, into: &text)
    }
    complete(literal: index, with: text)
  }

  /// One byte of the text, one escape or one interpolation.
  private mutating func lexStringPart(hashes: Int, into text: inout [UInt8]) {
    guard peek() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) else {
      text.append(peek())
      advance()
      return
    }
    position += 1 + hashes
    if peek() == UInt8(ascii: "(") {
      text += Array("\u{FFFC}".utf8)
      lexInterpolation()
    } else {
      // An escape stands for a character that no rule looks for; what counts is that an escaped quote ends nothing.
      text.append(UInt8(ascii: " "))
      advance()
    }
  }

  private mutating func lexInterpolation() {
    let first = tokens.count
    lexOne()
    var depth = 1
    var seen = first + 1
    while depth > 0, position < bytes.count {
      lexOne()
      while seen < tokens.count {
        // A string within brings tokens of its own interpolations; their brackets are balanced already.
        if tokens[seen].isMark("(") { depth += 1 }
        if tokens[seen].isMark(")") { depth -= 1 }
        seen += 1
      }
    }
  }

  private func isClosing(quotes: Int, hashes: Int, at offset: Int = 0) -> Bool {
    (0..<quotes).allSatisfy { peek(offset + $0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { peek(offset + quotes + $0) == UInt8(ascii: "#") }
  }

  /// `#"""#` is one quote between delimiters, not the start of several lines.
  private func closesOnThisLine(hashes: Int) -> Bool {
    var offset = 1
    while position + offset < bytes.count, peek(offset) != .newline {
      if isClosing(quotes: 1, hashes: hashes, at: offset) { return true }
      offset += 1
    }
    return false
  }

  /// Lexes a regular expression and says true, or touches nothing: a slash may also divide or be an operator's name.
  mutating func lexRegex(hashes: Int) -> Bool {
    guard peek(hashes) == UInt8(ascii: "/"), hashes > 0 || mayStartBareRegex else { return false }
    var offset = hashes + 1
    while position + offset < bytes.count, hashes > 0 || peek(offset) != .newline {
      if peek(offset) == UInt8(ascii: "\\") {
        offset += 2
      } else if peek(offset) == UInt8(ascii: "/"), (0..<hashes).allSatisfy({ peek(offset + 1 + $0) == UInt8(ascii: "#") }) {
        let (start, startLine, end) = (position, line, position + offset + 1 + hashes)
        while position < end { advance() }
        append(.regex, "", line: startLine, start: start)
        return true
      } else {
        offset += 1
      }
    }
    return false
  }

  /// Where an operand is expected and no blank follows, as the compiler wants it.
  private var mayStartBareRegex: Bool {
    guard !peek(1).isBlank, let last = tokens.last else { return false }
    switch last.kind {
    case .mark: return ![")", "]", "}", ".", "?"].contains(last.text)
    case .word: return !last.isEscaped && ["await", "case", "else", "if", "in", "return", "try", "while"].contains(last.text)
    case .string, .number, .regex: return false
    }
  }
}
