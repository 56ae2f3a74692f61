import Files

/// The part of a BibTeX file that is in memory: one entry and what was read behind it. Knows the line it stands on.
struct BibTeXBytes: ~Copyable {
  /// Where reading stood, to go back to within one entry.
  struct Mark {
    let position: Int
    let line: Int
    let followsReturn: Bool
    let isLineStart: Bool
  }

  /// An entry longer than this is not closed, or no entry.
  static let limit = 1 << 24
  private static let chunk = 1 << 16

  private let source: ByteSource
  private(set) var bytes: [UInt8] = []
  private(set) var position = 0
  private(set) var line = 1
  /// Whether nothing but blanks stands before on this line.
  private(set) var isLineStart = true
  /// CR LF is one line end.
  private var followsReturn = false
  private var dropped = 0
  private var isAtEnd = false

  init(_ source: ByteSource) throws {
    self.source = source
    _ = try has(3)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var bytesRead: Int { dropped + position }

  /// Offsets count from a later place after this, so nothing read before may be looked at again.
  mutating func dropRead() {
    guard position >= max(Self.chunk, bytes.count / 2) else { return }
    bytes.removeSubrange(..<position)
    dropped += position
    position = 0
  }

  var mark: Mark { Mark(position: position, line: line, followsReturn: followsReturn, isLineStart: isLineStart) }

  mutating func goBack(to mark: Mark) {
    (position, line) = (mark.position, mark.line)
    (followsReturn, isLineStart) = (mark.followsReturn, mark.isLineStart)
  }

  @inline(__always)
  mutating func peek() throws -> UInt8? {
    if position == bytes.count, try !fill() { return nil }
    return bytes[position]
  }

  /// Moves past a byte that `peek` has shown.
  @inline(__always)
  mutating func advance() {
    let byte = bytes[position]
    position += 1
    if byte > 0x20 {
      isLineStart = false
      followsReturn = false
    } else {
      if byte == 0x0D || byte == 0x0A && !followsReturn { line += 1 }
      if byte == 0x0D || byte == 0x0A { isLineStart = true }
      followsReturn = byte == 0x0D
    }
  }

  mutating func takes(_ byte: UInt8) throws -> Bool {
    guard try peek() == byte else { return false }
    advance()
    return true
  }

  /// Whether so many bytes lie ahead; they are in memory then.
  mutating func has(_ count: Int) throws -> Bool {
    while bytes.count - position < count, try fill() {}
    return bytes.count - position >= count
  }

  private mutating func fill() throws -> Bool {
    if isAtEnd { return false }
    let chunk = try [UInt8](unsafeUninitializedCapacity: Self.chunk) { memory, count in
      count = try source.read(into: UnsafeMutableRawBufferPointer(memory))
    }
    bytes.append(contentsOf: chunk)
    isAtEnd = chunk.isEmpty
    return !isAtEnd
  }
}
