import Files

/// The content lines of a vCard file, unfolded (RFC 6350, section 3.2): a line that begins with a blank or a tab goes on with the one before.
final class VCardLines {
  /// One content line and the physical line it begins on.
  struct Line {
    var bytes: [UInt8]
    let number: Int
  }

  /// Bytes of a content line that are kept; a picture inside a card may be longer, and is not looked at.
  private static let longest = 1 << 16

  private let lines: TextLines
  private var ahead: Line?

  init(_ source: ByteSource) {
    lines = TextLines(source)
  }

  var bytesRead: Int { lines.bytesRead }

  /// nil at the end; blank lines are left out.
  func next() throws -> Line? {
    guard var line = try takeAhead() else { return nil }
    while let more = try physical() {
      guard let first = more.bytes.first, first == 0x20 || first == 0x09 else {
        ahead = more
        break
      }
      let room = max(0, Self.longest - line.bytes.count)
      line.bytes += more.bytes.dropFirst().prefix(room)
    }
    return line
  }

  private func takeAhead() throws -> Line? {
    defer { ahead = nil }
    return try ahead ?? physical()
  }

  private func physical() throws -> Line? {
    while let bytes = try lines.next() {
      if !bytes.isEmpty { return Line(bytes: bytes, number: lines.number) }
    }
    return nil
  }
}
