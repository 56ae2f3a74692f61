public import Entities
import Values

extension ByteBuffer {
  /// Appends a value as JSON: `null` for none, an array for a list, ids and dates as strings, money as an object.
  public mutating func appendJSON(_ value: consuming PropertyValue) {
    switch value {
    case .none: append("null")
    case .id(let id):
      append(0x22)
      append(id)
      append(0x22)
    case .text(let text): appendJSON(text)
    case .integer(let number): append(decimal: number)
    case .number(let digits): append(digits)
    case .flag(let flag): append(flag ? "true" : "false")
    case .date(let date):
      append(0x22)
      append(date)
      append(0x22)
    case .money(let money):
      append("{\"amount\":\"")
      append(decimalOf: money)
      append("\",\"currency\":\"")
      append(money.currency)
      append("\"}")
    case .list(let items):
      append(0x5B)
      for (index, item) in items.enumerated() {
        if index > 0 { append(0x2C) }
        appendJSON(item)
      }
      append(0x5D)
    case .members(let members): append(JSONText.object(members))
    }
  }

  /// Appends a JSON string (RFC 8259, section 7).
  ///
  /// Escaped are quotes, backslashes, controls, and what steers the direction of text: exact for programs, harmless on a terminal.
  public mutating func appendJSON(_ text: consuming String) {
    append(0x22)
    let needsEscapes = text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      if Self.mayNeedEscapes(bytes) { return true }
      append(bytes)
      return false
    }
    if needsEscapes {
      for scalar in text.unicodeScalars { appendEscaped(scalar) }
    }
    append(0x22)
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case 0x00..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF:
      append("\\u")
      for shift in [12, 8, 4, 0] { append(Self.hexDigit(scalar.value >> shift)) }
    default: for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
    }
  }

  private static func hexDigit(_ value: UInt32) -> UInt8 {
    let digit = UInt8(value & 15)
    return digit < 10 ? 0x30 + digit : 0x61 + digit - 10
  }

  /// Told by single bytes: those of ASCII themselves, beyond it the ones a character to escape begins with.
  private static func mayNeedEscapes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var hits: UInt64 = 0
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hits |= ByteSearch.zeros(word ^ 0x2222_2222_2222_2222) | ByteSearch.zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      hits |= (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
      hits |= ByteSearch.zeros(word ^ 0x7F7F_7F7F_7F7F_7F7F)
      if word & 0x8080_8080_8080_8080 != 0, bytes[index..<index + 8].contains(where: beginsEscape) { return true }
      index += 8
    }
    return hits != 0 || bytes[index...].contains(where: beginsEscape)
  }

  private static func beginsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }
}
