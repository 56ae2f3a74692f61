/// Cuts Swift source into tokens, so that no rule is misled by a comment, a string, a line break or odd spacing.
///
/// It accepts everything the compiler does; what the compiler refuses it cuts somehow, and always ends.
struct Lexer {
  private(set) var tokens: [Token] = []
  private(set) var commentedLines: Set<Int> = []
  private(set) var line = 1
  let bytes: [UInt8]
  var position = 0
  /// Where the last token ended, to tell what is attached to it.
  private var lastEnd = -1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.starts(with: Array("#!".utf8)) { skipLine() }
  }

  /// Lines as an editor counts them: a last one without a line break counts too.
  var lineCount: Int {
    guard let last = bytes.last else { return 0 }
    return last == .newline || last == .carriageReturn ? line - 1 : line
  }

  mutating func run() {
    while position < bytes.count { lexOne() }
  }

  /// The byte so many places on, or 0 past the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  func isNext(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { wanted in
      position + offset + wanted.count <= bytes.count
        && wanted.indices.allSatisfy { bytes[position + offset + $0] == wanted[$0] }
    }
  }

  /// Steps over one byte and counts lines; CR LF is one line break.
  mutating func advance() {
    let byte = peek()
    if byte == .newline || (byte == .carriageReturn && peek(1) != .newline) { line += 1 }
    position += 1
  }

  mutating func append(_ kind: Token.Kind, _ text: String, line: Int, start: Int, isEscaped: Bool = false) {
    tokens.append(Token(kind: kind, text: text, line: line, isAttached: start == lastEnd, isEscaped: isEscaped))
    lastEnd = position
  }

  /// A literal takes its place before the tokens of its interpolations, and its text when its end is known.
  mutating func complete(literal index: Int, with text: [UInt8]) {
    let open = tokens[index]
    tokens[index] = Token(
      kind: .string, text: String(decoding: text, as: UTF8.self), line: open.line, isAttached: open.isAttached)
    lastEnd = position
  }

  /// One token, one comment or one blank.
  mutating func lexOne() {
    let byte = peek()
    if byte.isBlank {
      advance()
    } else if isNext("//") {
      commentedLines.insert(line)
      skipLine()
    } else if isNext("/*") {
      skipBlockComment()
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
      lexStringOrMark()
    } else if byte == UInt8(ascii: "`") {
      lexEscapedIdentifier()
    } else if byte.isWordByte {
      lexWord()
    } else if byte == UInt8(ascii: "/"), lexRegex(hashes: 0) {
      return
    } else {
      lexMark()
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, peek() != .newline, peek() != .carriageReturn { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      commentedLines.insert(line)
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func lexWord() {
    let start = position
    while peek().isWordByte { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    append(bytes[start].isDigit ? .number : .word, text, line: line, start: start)
  }

  private mutating func lexEscapedIdentifier() {
    let start = position
    position += 1
    while position < bytes.count, peek() != UInt8(ascii: "`"), peek() != .newline { position += 1 }
    let text = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
    if peek() == UInt8(ascii: "`") { position += 1 }
    append(.word, text, line: line, start: start, isEscaped: true)
  }

  private mutating func lexMark() {
    let start = position
    position += 1
    append(.mark, String(decoding: bytes[start..<position], as: UTF8.self), line: line, start: start)
  }

  /// `#"raw"#`, `#/regex/#`, or the `#` of a directive or macro.
  private mutating func lexStringOrMark() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if peek(hashes) == UInt8(ascii: "\"") {
      lexString(hashes: hashes)
    } else if hashes == 0 || !lexRegex(hashes: hashes) {
      lexMark()
    }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var isBlank: Bool { self <= 0x20 }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// A byte of an identifier or number; every byte of a character beyond ASCII counts as one.
  var isWordByte: Bool {
    isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
