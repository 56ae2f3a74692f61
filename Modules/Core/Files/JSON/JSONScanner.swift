/// The tokens of JSON over a window that reads on as needed.
struct JSONScanner: ~Copyable {
  private var window: InputWindow
  private let limit: Int
  private var position = 0
  private(set) var line = 1
  /// Where the line of `position` starts, counted like it; negative when it began before the element.
  private var lineStart = 0
  private var elementLine = 1
  private var elementLineStart = 0
  private var dropped = 0
  /// What is wrong inside a string that still ends where it should, so that only its element is lost.
  private var flaw: InputFault?
  /// Whether a line feed is no white space but the end.
  var staysOnLine = false

  init(_ source: ByteSource, limit: Int) {
    window = InputWindow(source, limit: limit)
    self.limit = limit
  }

  var bytesRead: Int { dropped + position }

  var isPastLimit: Bool { window.count >= limit && position == window.count }

  mutating func skipByteOrderMark() throws {
    try window.dropByteOrderMark()
  }

  // MARK: Bytes

  @inline(__always)
  mutating func peek() throws -> UInt8? {
    if position == window.count, try !window.fill(line: line) { return nil }
    return window.bytes[position]
  }

  mutating func takes(_ byte: UInt8) throws -> Bool {
    guard try peek() == byte else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() throws {
    while let byte = try peek() {
      switch byte {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x0A:
        if staysOnLine { return }
        position += 1
        line += 1
        lineStart = position
      default: return
      }
    }
  }

  /// Moves behind the next line feed.
  mutating func skipLine() throws {
    while let byte = try peek(), byte != 0x0A {
      position += 1
      startElement()
    }
  }

  /// What was read is done with; an element starts here.
  mutating func startElement() {
    window.drop(position)
    dropped += position
    lineStart -= position
    position = 0
    elementLine = line
    elementLineStart = lineStart
    flaw = nil
  }

  /// Goes back to where the element starts.
  mutating func rewind() {
    position = 0
    line = elementLine
    lineStart = elementLineStart
    flaw = nil
  }

  // MARK: Faults

  func fault(_ reason: String) -> InputFault {
    InputFault(line: line, reason: "Column \(position - lineStart + 1): \(reason).", endsReading: true)
  }

  private mutating func note(_ reason: String) {
    if flaw == nil { flaw = InputFault(line: line, reason: fault(reason).reason) }
  }

  /// Throws what was noted since the last call; reading may go on behind the element.
  mutating func throwFlaw() throws {
    defer { flaw = nil }
    if let flaw { throw flaw }
  }

  mutating func unexpected(_ allowed: String) throws -> InputFault {
    guard let byte = try peek() else { return fault("the file ends where \(allowed) was expected") }
    if byte == 0x0A { return fault("the line ends where \(allowed) was expected") }
    let isPrintable = byte > 0x20 && byte < 0x7F
    let found = isPrintable ? "'\(Character(Unicode.Scalar(byte)))'" : "the byte \(byte)"
    return fault("\(found) stands where \(allowed) was expected")
  }

  // MARK: Scalars

  mutating func scalar() throws -> JSONValue {
    switch try peek() {
    case 0x22: return .string(try string())
    case 0x74: return try literal("true", .bool(true))
    case 0x66: return try literal("false", .bool(false))
    case 0x6E: return try literal("null", .null)
    case .some(let byte) where byte == 0x2D || byte &- 0x30 < 10: return .number(try number())
    default: throw try unexpected("a value")
    }
  }

  private mutating func literal(_ word: StaticString, _ value: JSONValue) throws -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount where try !takes(word.utf8Start[index]) { throw try unexpected("'\(word)'") }
    return value
  }

  private mutating func number() throws -> String {
    let start = position
    _ = try takes(0x2D)
    if try !takes(0x30) { try digits() }
    if try takes(0x2E) { try digits() }
    if let byte = try peek(), byte | 0x20 == 0x65 {
      position += 1
      if try !takes(0x2B) { _ = try takes(0x2D) }
      try digits()
    }
    return String(decoding: slice(start, position), as: UTF8.self)
  }

  private mutating func digits() throws {
    let start = position
    while let byte = try peek(), byte &- 0x30 < 10 { position += 1 }
    if position == start { throw try unexpected("a digit") }
  }

  mutating func string() throws -> String {
    position += 1
    let start = position
    try skipPlain()
    if window.bytes[position] == 0x22 {
      position += 1
      return text(slice(start, position - 1))
    }
    var bytes = Array(slice(start, position))
    while window.bytes[position] != 0x22 {
      try escape(&bytes)
      let plain = position
      try skipPlain()
      bytes.append(contentsOf: slice(plain, position))
    }
    position += 1
    return bytes.withUnsafeBytes { text($0) }
  }

  /// Moves to the next quote or backslash.
  private mutating func skipPlain() throws {
    let (bytes, count) = (window.bytes, window.count)
    while position < count, case let byte = bytes[position], byte != 0x22, byte != 0x5C, byte >= 0x20 { position += 1 }
    // What is left to see: the end of the window, or of the string, or what a string may not hold.
    while let byte = try peek(), byte != 0x22, byte != 0x5C {
      if byte == 0x0A { throw fault("a string is not closed on its line") }
      if byte < 0x20 { note("a control character must be escaped") }
      position += 1
    }
    if try peek() == nil { throw fault("a string is never closed") }
  }

  private mutating func text(_ bytes: UnsafeRawBufferPointer) -> String {
    if !UTF8Validity.isValid(bytes) { note("the string before is not UTF-8 text") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func slice(_ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: window.bytes + start, count: end - start)
  }

  private mutating func escape(_ bytes: inout [UInt8]) throws {
    position += 1
    let letter = try peek()
    guard let letter, letter != 0x0A else { throw try unexpected("an escaped character") }
    switch letter {
    case 0x22, 0x5C, 0x2F: bytes.append(letter)
    case 0x62: bytes.append(0x08)
    case 0x66: bytes.append(0x0C)
    case 0x6E: bytes.append(0x0A)
    case 0x72: bytes.append(0x0D)
    case 0x74: bytes.append(0x09)
    case 0x75:
      position += 1
      return bytes.append(contentsOf: String(try escapedScalar()).utf8)
    default: throw try unexpected("one of \" \\ / b f n r t u after a backslash")
    }
    position += 1
  }

  /// `\uXXXX`, or two of them that make a surrogate pair.
  private mutating func escapedScalar() throws -> Character {
    var code = try fourDigits()
    if code & 0xFC00 == 0xD800, try takes(0x5C) {
      guard try takes(0x75) else {
        position -= 1
        return half()
      }
      let low = try fourDigits()
      guard low & 0xFC00 == 0xDC00 else { return half() }
      code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
    }
    return Unicode.Scalar(code).map { Character($0) } ?? half()
  }

  private mutating func half() -> Character {
    note("half a surrogate pair is no character")
    return "\u{FFFD}"
  }

  private mutating func fourDigits() throws -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw try unexpected("four hexadecimal digits")
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }
}
