/// Which octets may stand where in a head.
enum OctetClass {
  /// RFC 9110, section 5.6.2.
  static func isToken(_ octet: UInt8) -> Bool {
    switch octet {
    case 0x30...0x39, 0x41...0x5A, 0x5E...0x7A, 0x7C, 0x7E, 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E: true
    default: false
    }
  }

  /// RFC 9110, section 5.5.
  static func isInValue(_ octet: UInt8) -> Bool { octet >= 0x20 && octet != 0x7F || octet == 0x09 }

  /// No control character, blank or fragment; octets of UTF-8 are let through, as terminals send them.
  static func isInTarget(_ octet: UInt8) -> Bool { octet > 0x20 && octet != 0x7F && octet != 0x23 }

  static func isBlank(_ octet: UInt8) -> Bool { octet == 0x20 || octet == 0x09 }
}
