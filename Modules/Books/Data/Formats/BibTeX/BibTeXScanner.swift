import Files

/// The tokens of BibTeX: names, words, braces and quotes (Patashnik, "BibTeXing", 1988; the lexer of btparse for comments).
struct BibTeXScanner: ~Copyable {
  private(set) var input: BibTeXBytes
  /// Where the entry begins that is being read.
  private var start = 0

  init(_ source: ByteSource) throws {
    input = try BibTeXBytes(source)
  }

  var line: Int { input.line }
  var bytesRead: Int { input.bytesRead }

  // MARK: Between entries

  /// Moves to the `@` of the next command; `false` at the end of the file.
  ///
  /// Text between entries is no part of the data, nor is the rest of a line behind `%`. After a fault only an entry that begins its line is trusted.
  mutating func findCommand(afterFault: Bool) throws -> Bool {
    var (followsWord, isComment) = (false, false)
    while let byte = try input.peek() {
      if byte == 0x0A || byte == 0x0D { isComment = false }
      if byte == 0x25 { isComment = true }
      if byte == 0x40, !isComment, try afterFault ? isNextEntry() : !followsWord {
        input.dropRead()
        start = input.position
        return true
      }
      followsWord = byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
      input.advance()
      input.dropRead()
    }
    return false
  }

  /// Whether a line begins here with what looks like an entry: `@word{key,`. A value that goes on over it was not closed.
  mutating func isNextEntry() throws -> Bool { try input.isLineStart && isEntry(at: mark) }

  var mark: BibTeXBytes.Mark { input.mark }

  /// Whether what stands at an `@` looks like an entry, wherever on its line it stands.
  mutating func isEntry(at mark: BibTeXBytes.Mark) throws -> Bool {
    _ = try input.has(BibTeXOpening.longest)
    return BibTeXOpening(input.bytes[mark.position...]).isEntry
  }

  // MARK: Inside entries

  mutating func peek() throws -> UInt8? {
    guard input.position - start < BibTeXBytes.limit else { throw BibTeXProblem.tooLong }
    return try input.peek()
  }

  mutating func takes(_ byte: UInt8) throws -> Bool { try input.takes(byte) }

  /// Moves past white space and comments.
  mutating func skipSpace() throws {
    while let byte = try peek() {
      switch byte {
      case 0x20, 0x09...0x0D: input.advance()
      case 0x25: while let next = try peek(), next != 0x0A, next != 0x0D { input.advance() }
      default: return
      }
    }
  }

  /// Characters up to one that ends a name; empty where there are none.
  mutating func name() throws -> String {
    let begin = input.position
    while let byte = try peek(), Self.isNameByte(byte) { input.advance() }
    return text(begin)
  }

  /// The same for a key, which may hold more signs than a name, but not what ends it.
  mutating func keyWord(closing: UInt8) throws -> String {
    let begin = input.position
    while let byte = try peek(), byte != closing, Self.isKeyByte(byte) { input.advance() }
    return text(begin)
  }

  /// The bytes between the brace here and the one that closes it.
  mutating func group() throws -> ArraySlice<UInt8> {
    input.advance()
    let begin = input.position
    try skipGroup()
    return input.bytes[begin..<(input.position - 1)]
  }

  /// The bytes between the quote here and the next one that is not in braces.
  mutating func quotation() throws -> ArraySlice<UInt8> {
    input.advance()
    let begin = input.position
    while let byte = try peek() {
      switch byte {
      case 0x22:
        input.advance()
        return input.bytes[begin..<(input.position - 1)]
      case 0x7B:
        input.advance()
        try skipGroup()
      case 0x7D: throw BibTeXProblem.unexpected("a '}' stands in quotes without its '{'", line: line)
      default: try passText(byte)
      }
    }
    throw BibTeXProblem.endOfFile
  }

  /// Moves behind the bracket that closes a comment, whatever is in it; `false`, without moving, when nothing closes it.
  mutating func skipComment(closing: UInt8) throws -> Bool {
    let mark = input.mark
    var depth = 0
    while let byte = try input.peek(), input.position - mark.position < BibTeXBytes.limit {
      input.advance()
      if byte == closing, depth == 0 { return true }
      if byte == 0x7B { depth += 1 }
      if byte == 0x7D { depth = max(depth - 1, 0) }
    }
    input.goBack(to: mark)
    return false
  }

  /// Moves behind the brace that closes the one before. A backslash does not make a brace less of one, as in BibTeX.
  private mutating func skipGroup() throws {
    var depth = 1
    while let byte = try peek() {
      switch byte {
      case 0x7B:
        depth += 1
        input.advance()
      case 0x7D:
        depth -= 1
        input.advance()
        if depth == 0 { return }
      default: try passText(byte)
      }
    }
    throw BibTeXProblem.endOfFile
  }

  @inline(__always)
  private mutating func passText(_ byte: UInt8) throws {
    if byte == 0x40, try isNextEntry() { throw BibTeXProblem.nextEntry(line: line) }
    input.advance()
  }

  private func text(_ begin: Int) -> String { String(decoding: input.bytes[begin..<input.position], as: UTF8.self) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x23, 0x25, 0x27, 0x28, 0x29, 0x2C, 0x3D, 0x40, 0x7B, 0x7D, 0x7F: false
    default: true
    }
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x2C, 0x3D, 0x40, 0x7B, 0x7D, 0x7F: false
    default: true
    }
  }
}
