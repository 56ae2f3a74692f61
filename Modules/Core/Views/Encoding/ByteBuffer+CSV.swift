import Entities
import Files

extension ByteBuffer {
  /// A cell of CSV (RFC 4180); `none` is empty, a list is joined by `; ` with `;` and `\` escaped.
  ///
  /// Values are consumed, since a copy would count a reference for each of millions of cells.
  mutating func appendCSV(_ value: consuming PropertyValue) {
    switch value {
    case .none: break
    case .id(let id): append(id)
    case .text(let text): appendCSV(text)
    case .integer(let number): append(number)
    case .number(let digits): append(digits)
    case .flag(let flag): append(flag ? "true" : "false")
    case .date(let date): append(date)
    case .list(let items): appendCSV(items)
    }
  }

  mutating func appendCSV(_ text: consuming String) {
    text.withUTF8 { bytes in
      if ByteScan.needsQuotes(bytes) { appendQuoted(bytes) } else { append(UnsafeRawBufferPointer(bytes)) }
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

  /// Items joined by `; `, with `;` and `\` inside them escaped by `\`, as one cell.
  private mutating func appendCSV(_ items: [String]) {
    let isQuoted = items.contains { item in
      var item = item
      return item.withUTF8 { ByteScan.needsQuotes($0) }
    }
    if isQuoted { append(UInt8(ascii: "\"")) }
    var isFirst = true
    for item in items {
      if !isFirst { append("; ") }
      isFirst = false
      appendListItem(item)
    }
    if isQuoted { append(UInt8(ascii: "\"")) }
  }

  private mutating func appendListItem(_ item: String) {
    var item = item
    item.withUTF8 { bytes in
      if !ByteScan.needsListEscapes(bytes) { return append(UnsafeRawBufferPointer(bytes)) }
      for byte in bytes {
        switch byte {
        case UInt8(ascii: ";"), UInt8(ascii: "\\"): append(UInt8(ascii: "\\"))
        case UInt8(ascii: "\""): append(byte)
        default: break
        }
        append(byte)
      }
    }
  }
}
