/// How a file that is not plain UTF-8 writes its text.
public enum TextEncoding: Sendable {
  /// Bytes that are no UTF-8 stand for signs of Windows-1252, so that a file of either encoding, or of both, is read.
  case utf8OrWindows
  /// Two bytes a unit, the low one first (RFC 2781).
  case utf16LittleEndian
  /// Two bytes a unit, the high one first (RFC 2781).
  case utf16BigEndian

  /// The encoding that a byte-order mark of UTF-16 in front of a file tells; nil without one.
  public init?(mark bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): self = .utf16LittleEndian
    case (0xFE, 0xFF): self = .utf16BigEndian
    default: return nil
    }
  }

  /// Whether text has about as many bytes in it as in UTF-8.
  var keepsCount: Bool {
    if case .utf8OrWindows = self { true } else { false }
  }
}
