public import Entities

extension ByteBuffer {
  /// Appends a value as JSON: `null` for none, an array for a list, ids and dates as strings.
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
    case .list(let items):
      append(0x5B)
      for (index, item) in items.enumerated() {
        if index > 0 { append(0x2C) }
        appendJSON(item)
      }
      append(0x5D)
    }
  }

  /// Appends a JSON string (RFC 8259, section 7); only quotes, backslashes and controls are escaped.
  public mutating func appendJSON(_ text: consuming String) {
    append(0x22)
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      if Self.needsEscapes(bytes) {
        for byte in bytes { appendEscaped(byte) }
      } else {
        append(bytes)
      }
    }
    append(0x22)
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case 0..<0x20:
      append(byte < 0x10 ? "\\u000" : "\\u001")
      append(byte & 15 < 10 ? 0x30 + (byte & 15) : 0x61 + (byte & 15) - 10)
    default: append(byte)
    }
  }

  private static func needsEscapes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var hits: UInt64 = 0
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hits |= ByteSearch.zeros(word ^ 0x2222_2222_2222_2222) | ByteSearch.zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      hits |= (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return true }
      index += 1
    }
    return hits != 0
  }
}
