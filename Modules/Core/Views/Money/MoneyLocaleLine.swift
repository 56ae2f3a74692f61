/// One line of `MoneyLocaleTable`, taken apart.
struct MoneyLocaleLine {
  static let root = "root"

  let pattern: String
  let decimalSign: String
  let groupSign: String
  let minus: String
  /// Digits that must stand before the first group sign: with 2, `1234` has no sign yet.
  let leastDigits: Int
  /// By code; those it does not name are inherited.
  let symbols: [(code: Substring, symbol: String)]

  /// nil when the table has no line for it.
  init?(locale: String) {
    guard let line = Self.line(of: locale) else { return nil }
    let fields = line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { Substring($0) }
    guard fields.count >= 6 else { return nil }
    pattern = Self.plain(fields[1])
    decimalSign = Self.plain(fields[2])
    groupSign = Self.plain(fields[3])
    minus = Self.plain(fields[4])
    leastDigits = Int(fields[5]) ?? 1
    symbols = (fields.count > 6 ? fields[6] : "").split(separator: " ").map { ($0.prefix(3), Self.plain($0.dropFirst(4))) }
  }

  /// By bytes, since looking for the ends of characters would take most of a short command's time.
  private static let lines = MoneyLocaleTable.lines.utf8.split(separator: UInt8(ascii: "\n"))

  private static func line(of locale: String) -> Substring? {
    let start = (locale + "|").utf8
    return lines.first { $0.starts(with: start) }.map { Substring($0) }
  }

  /// Blanks as they are; the table writes them as signs that can be seen.
  private static func plain(_ field: Substring) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in field.unicodeScalars {
      switch scalar {
      case "_": plain.append("\u{A0}")
      case "~": plain.append("\u{202F}")
      case "^": plain.append(" ")
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}
