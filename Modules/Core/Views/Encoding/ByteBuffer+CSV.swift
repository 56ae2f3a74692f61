import Entities
import Files

extension ByteBuffer {
  /// A cell of CSV (RFC 4180); `none` is empty, a list is joined by `; ` with `;` and `\` escaped.
  mutating func appendCSV(_ value: PropertyValue) {
    switch value {
    case .none: break
    case .id(let id): append(id)
    case .text(let text): appendCSV(text)
    case .integer(let number): append(number)
    case .number(let digits): append(digits)
    case .flag(let flag): append(flag ? "true" : "false")
    case .date(let date): append(date)
    case .list(let items): if !items.isEmpty { appendCSV(Self.joined(items)) }
    }
  }

  mutating func appendCSV(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if needsQuotes(bytes) { appendQuoted(bytes) } else { append(UnsafeRawBufferPointer(bytes)) }
    }
  }

  private mutating func appendQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
    let quote = UInt8(ascii: "\"")
    append(quote)
    for byte in bytes {
      if byte == quote { append(quote) }
      append(byte)
    }
    append(quote)
  }

  private static func joined(_ items: [String]) -> String {
    if items.count == 1, let item = items.first, !item.utf8.contains(where: isSpecial) { return item }
    var text: [UInt8] = []
    for (place, item) in items.enumerated() {
      if place > 0 { text += [UInt8(ascii: ";"), UInt8(ascii: " ")] }
      for byte in item.utf8 {
        if isSpecial(byte) { text.append(UInt8(ascii: "\\")) }
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\\")
  }
}

/// Other control characters are quoted too, which every reader takes, so that one scan serves.
@inline(__always)
private func needsQuotes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  ByteScan.contains((UInt8(ascii: "\""), UInt8(ascii: ",")), below: 0x0E, in: bytes)
}
