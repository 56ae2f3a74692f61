import Terminal
import Testing

struct SwatchTests {
  private func text(_ rgb: UInt32, isColored: Bool = true, _ environment: [String: String]) -> String {
    Swatch(Style(isColored: isColored), environment: environment).text(rgb)
  }

  @Test
  func aTerminalOfAllColorsGetsTheColorItself() {
    #expect(text(0x1E3A5F, ["COLORTERM": "truecolor"]) == "\u{1B}[48;2;30;58;95m  \u{1B}[0m")
    #expect(text(0xFF00FF, ["TERM": "xterm-direct"]) == "\u{1B}[48;2;255;0;255m  \u{1B}[0m")
  }

  @Test(arguments: [(UInt32(0x000000), 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67)])
  func oneOf256GetsTheNearest(rgb: UInt32, index: Int) {
    #expect(text(rgb, ["TERM": "xterm-256color"]) == "\u{1B}[48;5;\(index)m  \u{1B}[0m")
  }

  @Test
  func withoutColorThereIsNothing() {
    #expect(text(0xFF0000, ["TERM": "xterm"]) == "")
    #expect(text(0xFF0000, isColored: false, ["COLORTERM": "truecolor"]) == "")
    #expect(!Swatch(.plain, environment: ["COLORTERM": "truecolor"]).isShown)
  }
}
