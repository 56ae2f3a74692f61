import Terminal
import Testing

@Suite struct SafeTextTests {
  @Test(arguments: ["", "Dune", "Œuvres complètes", "日本語", "👨‍👩‍👧‍👦", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "क्‍ष", "“quoted” – dash…", "\u{E000}"])
  func harmlessTextIsLeftAlone(text: String) {
    #expect(SafeText.forTerminal(text) == text)
  }

  @Test(
    arguments: [
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\tb", "a b"), ("a\u{2028}b\u{2029}c", "a b c"), ("a\u{85}b", "a b"),
      ("\u{1B}[31mred\u{1B}[0m", "\u{FFFD}[31mred\u{FFFD}[0m"), ("\u{9B}31m", "\u{FFFD}31m"),
      ("\u{7}\u{8}\u{0}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{7F}", "\u{FFFD}"), ("\u{1B}]0;title\u{7}", "\u{FFFD}]0;title\u{FFFD}"), ("abc\u{202E}fed", "abc\u{FFFD}fed"),
      ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"), ("\u{200E}\u{200F}\u{61C}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{FEFF}x", "\u{FFFD}x"),
      ("x\u{FFF9}y\u{FFFB}", "x\u{FFFD}y\u{FFFD}"), ("hi\u{E0041}\u{E007F}", "hi\u{FFFD}\u{FFFD}"), ("\u{FFFE}", "\u{FFFD}"),
      ("🏴\u{E0067}", "🏴\u{FFFD}"),
    ])
  func whatATerminalWouldObeyIsReplacedVisibly(text: String, safe: String) {
    #expect(SafeText.forTerminal(text).unicodeScalars.elementsEqual(safe.unicodeScalars))
  }

  @Test func noControlOrBidirectionalScalarEverComesThrough() {
    for value in (0..<0x3000).map(UInt32.init) + Array(0xFE00...0xFFFF) + Array(0xE0000...0xE0100) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = SafeText.forTerminal("a" + String(scalar) + "b")
      let isLeft = safe.unicodeScalars.contains { $0.properties.generalCategory == .control || $0.properties.isBidiControl }
      #expect(!isLeft, "U+\(String(value, radix: 16))")
    }
  }
}
