import TestSupport
import Testing

@testable import Values

@Suite struct NFCTests {
  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("\u{1100}\u{1161}\u{11B7}", "\u{AC10}"), ("\u{AC00}\u{11B7}", "\u{AC10}"), ("\u{212B}", "\u{C5}"),
    ("か\u{3099}", "が"), ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{958}", "\u{915}\u{93C}"), ("\u{2001}", "\u{2003}"),
    ("\u{387}", "\u{B7}"),
  ])
  func `text is composed`(text: String, composed: String) {
    #expect(NFC.normalized(text).utf8.elementsEqual(composed.utf8))
  }

  @Test(arguments: ["", "plain", "a\u{0}b\r\n\u{1B}[0m", "\u{FFFF}\u{10FFFF}\u{378}\u{E000}", "ﬁ ½ Ａ", "日本語 Червоний 😀 “x” が"])
  func `composed text stays as it is`(text: String) {
    #expect(NFC.normalized(text).utf8.elementsEqual(text.utf8))
  }

  @Test func `texts taken as composed without a look at each scalar are composed`() {
    var random = SeededRandom(seed: 11)
    var seen = 0
    for _ in 0..<50_000 {
      let text = random.text(upTo: 4)
      var copy = text
      guard copy.withUTF8({ NFC.isInert($0) }) else { continue }
      seen += 1
      // A letter in front forces the long way: nothing composes across it.
      let forced = NFC.normalized("\u{1E9}" + text).unicodeScalars.dropFirst()
      #expect(String(String.UnicodeScalarView(forced)).utf8.elementsEqual(text.utf8), "\(text.unicodeScalars.map(\.value))")
    }
    #expect(seen > 1000)
  }
}
