/// Rows of CSV as bytes: cells are appended one by one, commas and quotes come by themselves.
struct CSVRow {
  var bytes: [UInt8] = []
  private var isFirst = true

  /// A line feed ends a row.
  mutating func end() {
    bytes.append(UInt8(ascii: "\n"))
    isFirst = true
  }

  mutating func append(_ text: String) {
    separate()
    let needsQuotes = text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 10 || $0 == 13 }
    guard needsQuotes else { return bytes.append(contentsOf: text.utf8) }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Text that is CSV already.
  mutating func append(raw text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ number: Int?) { append(raw: number.map(String.init) ?? "") }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }
}
