import Terminal
import Testing

@Suite struct TextWrapTests {
  @Test(
    arguments: [
      ("", 5, [""]), ("Dune", 5, ["Dune"]), ("the spice must flow", 9, ["the spice", "must flow"]),
      ("the spice must flow", 8, ["the", "spice", "must", "flow"]), ("a  b   c", 4, ["a  b", "c"]), ("a b ", 3, ["a b"]),
      ("日本語の本", 4, ["日本", "語の", "本"]), ("aa日本", 4, ["aa日", "本"]),
      ("see https://example.com/long ok", 6, ["see", "https://example.com/long", "ok"]),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]), ("a b", 0, ["a", "b"]),
    ])
  func linesBreakAtBlanksAndBesideWideCharacters(text: String, width: Int, lines: [String]) {
    #expect(TextWrap.lines(text, width: width) == lines)
  }
}
