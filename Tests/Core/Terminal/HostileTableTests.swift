import Files
import Terminal
import Testing

/// Tables of texts put together at random from what has broken tables elsewhere; the seed makes a failure repeatable.
@Suite struct HostileTableTests {
  private static let pieces = [
    "a", "Wizard", " ", "  ", "日本語", "ｱ", "\u{301}", "e\u{301}", "😀", "👨‍👩‍👧‍👦", "❤\u{FE0F}", "☺\u{FE0E}", "🇩", "🇩🇪",
    "1\u{FE0F}\u{20E3}", "\u{200D}", "\u{FE0F}",
    "\u{1F3FD}", "क्ष", "กำ", "\u{1161}", "감", "\u{1B}[31m", "\u{9B}", "\r\n", "\n", "\t", "\u{0}", "\u{202E}", "\u{2028}",
    "\u{FEFF}", "\u{E0041}",
    "🏴\u{E0067}\u{E007F}", "\u{600}", "\u{378}", "\u{10FFFF}", "",
  ]

  private struct Random: RandomNumberGenerator {
    var state: UInt64

    /// SplitMix64 (Steele, Lea, Flood 2014).
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      let first = (state ^ state &>> 30) &* 0xBF58_476D_1CE4_E5B9
      let second = (first ^ first &>> 27) &* 0x94D0_49BB_1331_11EB
      return second ^ second &>> 31
    }
  }

  @Test(arguments: [nil, 1, 2, 3, 10, 25, 40, 80] as [Int?])
  func everyRowIsOneSafeLineThatFits(terminalWidth: Int?) throws {
    var random = Random(state: UInt64(terminalWidth ?? 0))
    for _ in 0..<100 {
      let columns = [
        TableColumn("ID", fit: .abbreviated(minimum: 4), priority: 1), TableColumn("Title", fit: .flexible(minimum: 3)),
        TableColumn("Pages", alignment: .right),
      ]
      var table = TextTable(columns: columns, terminalWidth: terminalWidth)
      var buffer = ByteBuffer()
      for _ in 0..<5 {
        let cells = columns.map { _ in
          (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
        }
        table.add(cells, to: &buffer)
      }
      table.finish(to: &buffer)
      let text = String(decoding: buffer.bytes, as: UTF8.self)
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      #expect(lines.count == 7, "a header, five rows and the end")
      for line in lines {
        #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control || $0.properties.isBidiControl })
        if let terminalWidth { #expect(DisplayWidth.of(line) <= terminalWidth, "\(line.debugDescription)") }
        #expect(line.last != " ")
      }
    }
  }
}
