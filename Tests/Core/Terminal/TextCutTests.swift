import Terminal
import Testing

@Suite struct TextCutTests {
  @Test(
    arguments: [
      ("Dune", 4, "Dune"), ("Dune Messiah", 8, "Dune Me…"), ("Dune Messiah", 6, "Dune…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
      ("日本語", 4, "日…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👨‍👩‍👧‍👦👍🏽x", 3, "👨‍👩‍👧‍👦…"), ("Dune", 1, "…"), ("Dune", 0, ""), ("日本", 1, "…"),
    ])
  func longTextIsCutBetweenGraphemeClusters(text: String, width: Int, cut: String) {
    #expect(TextCut.fitting(text, width: width) == cut)
    #expect(DisplayWidth.of(TextCut.fitting(text, width: width)) <= width)
  }
}
