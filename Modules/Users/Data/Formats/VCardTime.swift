import Values

/// Points in time as vCard writes them (RFC 6350, section 4.3.5): `20240531T120000Z`.
enum VCardTime {
  /// Takes the form with signs between as well, which vCard 3 has.
  static func parsed(_ text: String) throws(ValueError) -> Timestamp {
    let bytes = Array(text.utf8)
    guard bytes.count > 15, bytes[8] == 0x54, !bytes[..<8].contains(0x2D) else { return try Timestamp(parsing: text) }
    let part = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
    let rest = String(decoding: bytes[15...], as: UTF8.self)
    let spread = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T\(part(9..<11)):\(part(11..<13)):\(part(13..<15))\(rest)"
    guard let time = try? Timestamp(parsing: spread) else { return try Timestamp(parsing: text) }
    return time
  }

  /// nil for a time that is no whole second, which this form cannot say.
  static func text(_ time: Timestamp) -> String? {
    let text = time.text
    return text.utf8.contains(0x2E) ? nil : text.filter { $0 != "-" && $0 != ":" }
  }
}
