/// Rows of CSV as bytes: cells are appended one by one, commas and quotes come by themselves.
struct CSVRow {
  var bytes: [UInt8] = []
  private let separator: UInt8
  private var isFirst = true

  /// Tabs stand between cells that hold none and no end of a line, and nothing is quoted.
  init(isTabbed: Bool = false) {
    separator = UInt8(ascii: isTabbed ? "\t" : ",")
  }

  /// A line feed ends a row.
  mutating func end() {
    bytes.append(UInt8(ascii: "\n"))
    isFirst = true
  }

  mutating func append(_ text: String) {
    separate()
    let needsQuotes =
      separator == UInt8(ascii: ",")
      && text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 10 || $0 == 13 }
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

  mutating func appendEmpty(_ count: Int) {
    for _ in 0..<count { append(raw: "") }
  }

  private mutating func separate() {
    if !isFirst { bytes.append(separator) }
    isFirst = false
  }
}
