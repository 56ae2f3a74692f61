/// Bytes as letters for a URL, without padding (RFC 4648, section 5, as RFC 7515 uses it).
enum Base64URL {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  /// By letter; 255 for what is none.
  private static let values = letters.enumerated().reduce(into: [UInt8](repeating: 255, count: 256)) { values, letter in
    values[Int(letter.element)] = UInt8(letter.offset)
  }

  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(letters[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { text.append(letters[Int(bits << UInt32(6 - count) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// nil for a letter that is none, a length no bytes have, and bits left over that are not zero.
  static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for letter in text {
      let value = values[Int(letter)]
      if value == 255 { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    let rest = bits & (1 << UInt32(count) - 1)
    return count < 6 && rest == 0 ? bytes : nil
  }
}
