/// The address of something on the web: `http` or `https`, a host, and whatever follows; kept exactly as it is given.
public struct WebAddress: TextValue, CustomStringConvertible {
  public let text: String

  /// Bytes an address may have: what every browser and server takes.
  static let longest = 8192

  /// Throws `ValueError` for another scheme, a missing host, blanks or control characters.
  public init(parsing text: String) throws(ValueError) {
    guard text.utf8.count <= Self.longest else { throw ValueError("\(quoted(text)) is longer than \(Self.longest) bytes.") }
    guard let rest = Self.behindScheme(text) else {
      throw ValueError("\(quoted(text)) is no web address; it begins with 'https://' or 'http://'.")
    }
    guard Self.hasHost(rest), !Self.hasForbidden(text) else {
      throw ValueError("\(quoted(text)) is no web address; it needs a host, as in 'https://example.org/a.png', and no blanks.")
    }
    self.text = text
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

  /// True of nearly every address, by its bytes alone: a scheme in small letters, a letter or digit, and ASCII without an `@`.
  private static func isPlainlyGood(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= longest, bytes.starts(with: "http".utf8) else { return false }
    let start = bytes.count > 4 && bytes[4] == UInt8(ascii: "s") ? 5 : 4
    let rest = bytes.dropFirst(start)
    guard rest.starts(with: "://".utf8), let first = rest.dropFirst(3).first, isLetterOrDigit(first) else { return false }
    for byte in rest {
      switch byte {
      case 0...0x20, 0x22, 0x3C, 0x3E, 0x40, 0x7F...: return false
      default: continue
      }
    }
    return true
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }

  public var description: String { text }

  private static func behindScheme(_ text: String) -> Substring.UTF8View? {
    for scheme in ["https://", "http://"] {
      let start = text.utf8.prefix(scheme.utf8.count)
      // Schemes have no case (RFC 3986, section 3.1); setting the bit leaves the colon and the slashes as they are.
      let isScheme = start.elementsEqual(scheme.utf8) || start.map { $0 | 0x20 }.elementsEqual(scheme.utf8)
      if isScheme { return text.utf8[start.endIndex...] }
    }
    return nil
  }

  /// Whether something stands before the path, query or fragment, besides a user and a port.
  private static func hasHost(_ rest: Substring.UTF8View) -> Bool {
    var hasHost = false
    var isPort = false
    for byte in rest {
      switch byte {
      case 0x2F, 0x3F, 0x23, 0x5C: return hasHost  // / ? # \
      case 0x40: (hasHost, isPort) = (false, false)  // @
      case 0x3A: isPort = true  // :
      default: hasHost = hasHost || !isPort
      }
    }
    return hasHost
  }

  private static func hasForbidden(_ text: String) -> Bool {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    if isASCII { return text.utf8.contains { isForbidden($0) } }
    return text.unicodeScalars.contains { scalar in
      if scalar.isASCII { return isForbidden(UInt8(truncatingIfNeeded: scalar.value)) }
      let properties = scalar.properties
      return scalar.value < 0xA0 || properties.isWhitespace || properties.generalCategory == .format
    }
  }

  /// Controls, blanks and what would end an address in the text around it.
  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x22 || byte == 0x3C || byte == 0x3E || byte == 0x7F
  }
}
