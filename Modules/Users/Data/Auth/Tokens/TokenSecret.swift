/// The key that access tokens are signed with; it never shows itself.
struct TokenSecret: CustomStringConvertible, CustomReflectable {
  static let length = 32

  private let bytes: [UInt8]

  /// nil for bytes of another number.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length else { return nil }
    self.bytes = bytes
  }

  /// Random bytes, fit for secrets.
  static func makeBytes() -> [UInt8] {
    var numbers = SystemRandomNumberGenerator()
    return (0..<length).map { _ in numbers.next() }
  }

  /// HMAC-SHA-256 of the message (RFC 2104).
  func code(of message: [UInt8], _ sodium: Sodium) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: 32)
    _ = sodium.authenticate(&code, message, UInt64(message.count), bytes)
    return code
  }

  /// Takes the same time for every wrong code.
  func isCode(_ code: [UInt8], of message: [UInt8], _ sodium: Sodium) -> Bool {
    code.count == 32 && sodium.verifyAuthentication(code, message, UInt64(message.count), bytes) == 0
  }

  var description: String { "(the secret of this machine)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
