import ProductsDomain
import Values

/// The cell of a bar code, which need not be a GTIN: shops put numbers of their own there too.
enum Barcode {
  /// nil for a number of a shop's own. A number of a length only GTINs have must be one.
  static func gtin(_ text: String) throws(ValueError) -> GTIN? {
    // Spreadsheets keep zeros in front only behind an apostrophe.
    let digits = text.utf8.first == UInt8(ascii: "'") ? String(text.dropFirst()) : text
    guard digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }), [12, 13, 14].contains(digits.utf8.count) else {
      return try? GTIN(parsing: digits)
    }
    return try GTIN(parsing: digits)
  }
}
