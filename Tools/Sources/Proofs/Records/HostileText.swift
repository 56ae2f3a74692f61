/// Texts that some format, shell, terminal, spreadsheet or database would take for something else.
enum HostileText {
  private static let pieces: [String] = [
    "plain words", "O'Brien", "\"quoted\"", "a,b", "a;b", "back\\slash", "\\; both", "line\nbreak", "carriage\r\nreturn",
    "tab\there",
    "=1+1", "+1", "-1", "@SUM(A1)", "'=1", "''", "'", "-12.5", "12", "1e5", "=HYPERLINK(\"x\")", "\u{1B}[31mred\u{1B}[0m",
    "\u{1B}]0;title\u{07}", "\u{9B}31m", "\u{202E}evil\u{202C}", "\u{2066}x\u{2069}", "a\u{0}b", "\u{FEFF}mark", "\u{200B}",
    "\u{AD}",
    "e\u{301}", "\u{E9}", "\u{1E9B}\u{323}", "\u{212B}", "\u{F900}", "日本語", "한국어", "ｆｕｌｌ", "👩‍👩‍👧‍👦", "🇩🇪", "🏳️‍🌈", "Œuvres", "Łódź",
    "Straße",
    "DROP TABLE books;--", "'); DELETE FROM users; --", "<b>bold</b>", "&amp;", "&lt;", "<![CDATA[x]]>", "{\\'e}", "\\\"{o}",
    "{a}", "$x$",
    "50 % off", "#1", "a~b", "a_b^c", "--", "A & B", "A and B", "BEGIN:VCARD", "END:VCARD", "X;Y:Z", "[link](x)", "# Heading",
    "* item",
    "](", "`code`", "null", "true", "0", "\u{2028}", "\u{2029}", "\u{85}", "\u{C}", "\u{7F}", "\u{FFFD}", "\u{10FFFF}",
    "\u{E000}", "$(id)", "`id`", "%s%n",
    "../../etc/passwd", "‘curly’", "…", "  inner   blanks  ", "A > B", "x|y", "a/b", "\\/", "\\n", "\\", "ends with \\",
  ]

  /// One to three pieces; sometimes very long.
  static func make(_ dice: inout Dice) -> String {
    if dice.chance(1) { return String(repeating: dice.pick(pieces), count: 200) }
    return (0..<dice.between(1, 3)).map { _ in dice.pick(pieces) }.joined(separator: dice.pick([" ", " ", "", ", "]))
  }

  /// A text that is not found twice.
  static func unique(_ number: Int, _ dice: inout Dice) -> String {
    dice.chance(50) ? "\(make(&dice)) \(number)" : "\(dice.pick(["=", "'", "#", "*", ""]))\(number) \(make(&dice))x"
  }
}
