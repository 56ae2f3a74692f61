/// The address of something on the web: `http` or `https`, a host, and whatever follows; kept as it is given, in NFC.
public struct WebAddress: TextValue, CustomStringConvertible {
  public let text: String

  /// Bytes an address may have: what every browser and server takes.
  static let longest = 8192

  /// White space around it is dropped; throws `ValueError` for another scheme, a missing host, blanks or control characters in it.
  public init(parsing typed: String) throws(ValueError) {
    let text = Tidy.trimmed(typed)
    guard text.utf8.count <= Self.longest else { throw ValueError("\(quoted(text)) is longer than \(Self.longest) bytes.") }
    guard let rest = Self.behindScheme(text) else {
      throw ValueError("\(quoted(text)) is no web address; it begins with 'https://' or 'http://'.")
    }
    let authority = Authority(rest.prefix { !Self.endsAuthority($0) })
    if let fault = authority.fault { throw ValueError("\(quoted(text)) is no web address; \(fault).") }
    guard !text.unicodeScalars.contains(where: Self.isForbidden) else {
      throw ValueError("\(quoted(text)) is no web address; it has a blank, a quote or a control character in it.")
    }
    guard authority.hasKnownName else { throw ValueError("\(quoted(text)) is no web address; its host is no domain name.") }
    self.text = NFC.normalized(text)
  }

  /// The address that UTF-8 text says; `nil` when it says none.
  public init?(utf8 bytes: UnsafeRawBufferPointer) {
    if Self.isPlainlyGood(bytes) {
      text = String(decoding: bytes, as: UTF8.self)
      return
    }
    guard let address = try? WebAddress(parsing: String(decoding: bytes, as: UTF8.self)) else { return nil }
    self = address
  }

  /// True of nearly every stored address, which was checked when it came in: a scheme, a letter or digit, ASCII without `@` and `:`.
  private static func isPlainlyGood(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= longest, bytes.starts(with: "http".utf8) else { return false }
    let start = bytes.count > 4 && bytes[4] == UInt8(ascii: "s") ? 5 : 4
    let rest = bytes.dropFirst(start)
    guard rest.starts(with: "://".utf8), let first = rest.dropFirst(3).first, isLetterOrDigit(first) else { return false }
    for byte in rest.dropFirst(3) {
      switch byte {
      case 0...0x20, 0x22, 0x3A, 0x3C, 0x3E, 0x40, 0x7F...: return false
      default: continue
      }
    }
    return true
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }

  public var description: String { text }

  private static func behindScheme(_ text: String) -> Substring.UTF8View? {
    for scheme in ["https://", "http://"] {
      let rest = text.utf8.dropFirst(scheme.utf8.count)
      if zip(text.utf8, scheme.utf8).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 && $0 >= 0x41 }),
        text.utf8.count > scheme.utf8.count
      {
        return rest
      }
    }
    return nil
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x20, 0x22, 0x3C, 0x3E, 0x7F...0x9F: true
    case 0x80...: scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
    default: false
    }
  }
}
