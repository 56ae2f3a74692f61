import Terminal
import Testing

@Suite struct StyleTests {
  @Test(
    arguments: [
      (ColorChoice.auto, true, ["TERM": "xterm"], true),
      (.auto, false, ["TERM": "xterm"], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, [:], false),
      (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, ["TERM": "xterm"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func colourFollowsTheChoiceThenTheEnvironment(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    #expect(Style(choice, isTerminal: isTerminal, environment: environment).isColored == isColored)
  }

  @Test func plainTextHasNoEscapes() {
    for role in StyleRole.allCases { #expect(Style.plain.apply(role, to: "x") == "x") }
  }

  @Test func colouredTextEndsItsColourAndEmptyTextHasNone() {
    #expect(Style(isColored: true).apply(.error, to: "x") == "\u{1B}[1;31mx\u{1B}[0m")
    #expect(Style(isColored: true).apply(.error, to: "") == "")
  }
}
