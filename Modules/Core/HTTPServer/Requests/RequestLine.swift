/// The first line of a request as the library left it in memory, each of its two blanks a zero.
struct RequestLine {
  let method: UnsafePointer<CChar>
  let target: UnsafePointer<CChar>
  let version: UnsafePointer<CChar>

  /// Bytes of `HTTP/1.1`, the only length the library lets through.
  private static let versionLength = 8

  var isHTTP10: Bool { version[Self.versionLength - 1] == CChar(bitPattern: UInt8(ascii: "0")) }

  /// Where the first field begins.
  var end: UInt { address(version) + UInt(Self.versionLength) + 2 }

  /// Behind the blank line that ends a head of this many bytes.
  func end(ofHead bytes: Int) -> UInt { address(method) + UInt(bytes) }

  /// Whether there was one blank between two words and no NUL; the library is told of neither.
  func isPlain(methodLength: Int, targetLength: Int) -> Bool {
    address(target) == address(method) + UInt(methodLength) + 1 && address(version) == address(target) + UInt(targetLength) + 1
  }

  private func address(_ text: UnsafePointer<CChar>) -> UInt { UInt(bitPattern: text) }
}
