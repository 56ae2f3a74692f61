import HTTP

/// The head of an answer, gathered from the lines libcurl hands over.
struct AnswerHead {
  private(set) var headers: HTTPHeaders = [:]
  /// Bytes of all heads a transfer had.
  private(set) var size = 0

  /// Many times what servers send.
  static let limit = 256 << 10

  /// Takes one line; a status line begins anew, for before the answer interim ones may come (RFC 9110, section 15.2).
  mutating func add(_ line: UnsafeRawBufferPointer) {
    size += line.count
    if line.starts(with: "HTTP/".utf8) {
      headers = [:]
      return
    }
    // A line that begins with a blank would go on with the one before, which nobody may send (RFC 9112, section 5.2).
    guard let first = line.first, !Self.isSpace(first), let colon = line.firstIndex(of: 0x3A) else { return }
    let name = String(decoding: line[..<colon], as: UTF8.self)
    let value = line[(colon + 1)...].drop(while: Self.isSpace)
    let end = value.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? value.startIndex
    headers.add(name, String(decoding: value[..<end], as: UTF8.self))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
}
