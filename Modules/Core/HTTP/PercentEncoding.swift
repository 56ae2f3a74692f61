/// The text behind percent-encoded octets (RFC 3986, section 2.1), and back.
public enum PercentEncoding {
  /// nil for a `%` without two hexadecimal digits and for octets that are not UTF-8; a form also writes a blank as `+`.
  public static func decoded(_ text: Substring, plusIsBlank: Bool = false) -> String? {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { octets in
      !octets.contains { $0 == 0x25 || $0 == 0x2B && plusIsBlank }
    }
    return isPlain == true ? String(text) : decoded(octets: text.utf8, plusIsBlank)
  }

  /// The same of a whole text.
  public static func decoded(_ text: String, plusIsBlank: Bool = false) -> String? {
    decoded(Substring(text), plusIsBlank: plusIsBlank)
  }

  private static func decoded(octets text: Substring.UTF8View, _ plusIsBlank: Bool) -> String? {
    var octets: [UInt8] = []
    octets.reserveCapacity(text.count)
    var rest = text.makeIterator()
    while let octet = rest.next() {
      switch octet {
      case 0x25:
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
        octets.append(high << 4 | low)
      case 0x2B where plusIsBlank: octets.append(0x20)
      default: octets.append(octet)
      }
    }
    return String(validating: octets, as: UTF8.self)
  }

  /// Everything but letters, digits and `-._~` as octets, so that the text may stand anywhere in a URL.
  public static func encoded(_ text: String) -> String {
    if text.utf8.allSatisfy(isUnreserved) { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var octets: [UInt8] = []
    for octet in text.utf8 {
      if isUnreserved(octet) {
        octets.append(octet)
      } else {
        octets += [0x25, digits[Int(octet >> 4)], digits[Int(octet & 15)]]
      }
    }
    return String(decoding: octets, as: UTF8.self)
  }

  private static func isUnreserved(_ octet: UInt8) -> Bool {
    switch octet {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  private static func digit(_ octet: UInt8) -> UInt8? {
    switch octet {
    case 0x30...0x39: octet - 0x30
    case 0x41...0x46: octet - 0x37
    case 0x61...0x66: octet - 0x57
    default: nil
    }
  }
}
