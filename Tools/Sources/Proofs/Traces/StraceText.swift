/// The notation of strace: C's escapes, octal where there is no letter.
enum StraceText {
  static func decoded(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.first else {
        bytes.append(byte)
        continue
      }
      if isOctal(escaped) {
        var value = 0
        for _ in 0..<3 {
          guard let digit = rest.first, isOctal(digit) else { break }
          value = value * 8 + Int(digit - UInt8(ascii: "0"))
          rest.removeFirst()
        }
        bytes.append(UInt8(truncatingIfNeeded: value))
      } else {
        rest.removeFirst()
        bytes.append(letters[escaped] ?? escaped)
      }
    }
    return bytes
  }

  private static func isOctal(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12,
  ]
}
