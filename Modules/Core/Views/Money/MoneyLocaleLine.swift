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
    guard let line = Self.lines[locale[...]] else { return nil }
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count >= 6 else { return nil }
    pattern = Self.plain(fields[1])
    decimalSign = Self.plain(fields[2])
    groupSign = Self.plain(fields[3])
    minus = Self.plain(fields[4])
    leastDigits = Int(fields[5]) ?? 1
    symbols = (fields.count > 6 ? fields[6] : "").split(separator: " ").map { ($0.prefix(3), Self.plain($0.dropFirst(4))) }
  }

  private static let lines: [Substring: Substring] = {
    let lines = MoneyLocaleTable.lines.split(separator: "\n").map { ($0.prefix { $0 != "|" }, $0) }
    return Dictionary(lines, uniquingKeysWith: { first, _ in first })
  }()

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
