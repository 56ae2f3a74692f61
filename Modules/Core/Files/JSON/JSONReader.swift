/// Reads the elements of a top-level array, or the values of a file that has one a line (NDJSON), in memory bounded by the largest.
///
/// Strict (RFC 8259); a byte-order mark is dropped, nesting goes to 512 levels, an element may have 16 MiB. What is wrong inside a
/// string costs its element alone.
public final class JSONReader {
  private enum Shape {
    case unknown
    case array(isFirst: Bool)
    /// A value a line: a malformed line leaves the others as good as they were.
    case lines
    /// Values over several lines: after a malformed one nothing can be trusted.
    case values
    case ended
  }

  private var parser: JSONParser
  private var shape = Shape.unknown

  /// `limit` is the bytes one element may have.
  public init(_ source: ByteSource, limit: Int = 1 << 24) {
    parser = JSONParser(source, limit: limit)
  }

  /// Bytes of the elements read so far, to show progress.
  public var bytesRead: Int { parser.bytesRead }

  /// The next element; `nil` at the end.
  ///
  /// - Throws: `InputFault` with the line and column of what is malformed; unless it ends reading, the next call goes on. `FileError`.
  public func next() throws -> JSONElement? {
    do {
      if case .unknown = shape { try start() }
      switch shape {
      case .unknown, .ended: return nil
      case .array(let isFirst): return try nextOfArray(isFirst)
      case .lines: return try nextLine()
      case .values: return try nextValue()
      }
    } catch let fault as InputFault {
      guard fault.endsReading else { throw fault }
      shape = .ended
      if try parser.isAtEnd() { throw fault }
      throw InputFault(line: fault.line, reason: fault.reason + " Nothing after it was read.", endsReading: true)
    }
  }

  private func start() throws {
    try parser.skipByteOrderMark()
    try parser.skipSpace()
    if try parser.takes(0x5B) {
      shape = .array(isFirst: true)
    } else {
      shape = try parser.isValueOnOneLine() ? .lines : .values
    }
  }

  private func nextOfArray(_ isFirst: Bool) throws -> JSONElement? {
    try parser.skipSpace()
    if try parser.takes(0x5D) {
      try parser.expectEnd()
      shape = .ended
      return nil
    }
    if !isFirst {
      try parser.expect(0x2C, "',' or ']'")
      try parser.skipSpace()
    }
    shape = .array(isFirst: false)
    return try parser.element()
  }

  private func nextLine() throws -> JSONElement? {
    try parser.skipSpace()
    if try parser.isAtEnd() {
      shape = .ended
      return nil
    }
    return try parser.elementOfLine()
  }

  private func nextValue() throws -> JSONElement? {
    try parser.skipSpace()
    if try parser.isAtEnd() {
      shape = .ended
      return nil
    }
    return try parser.element()
  }
}
