import Testing
import Views

struct CardTests {
  private let cards = CardsView(
    [
      CardView(
        title: "One", lines: [CardLine("navy", label: "shirt", swatches: [0x80]), CardLine("no label")],
        members: [OutputMember("name", .text("One")), OutputMember("parts", .list([.integer(1), .integer(2)]))]),
      CardView(
        title: "Two\u{1B}[31m", lines: [CardLine("日本", label: "長い")],
        members: [OutputMember("name", .text("Two")), OutputMember("parts", .list([]))]),
    ], empty: Message("Nothing there."))

  @Test
  func linesStandBelowTheirHeading() throws {
    let recorded = RecordedScreen()
    try recorded.screen.show(cards)
    #expect(!recorded.output.contains("\u{1B}"))
    #expect(recorded.output.hasPrefix("One\n  shirt  navy\n  no label\n\nTwo"))
  }

  @Test
  func patchesAreShownWhereTheyCan() throws {
    let recorded = RecordedScreen(isColored: true, environment: ["COLORTERM": "truecolor", "TERM": "xterm"])
    try recorded.screen.show(cards)
    #expect(recorded.output.contains("\u{1B}[48;2;0;0;128m  \u{1B}[0m"))
  }

  @Test
  func longTextIsWrappedBehindItsLabel() throws {
    let recorded = RecordedScreen(width: 30)
    let line = CardLine("a text that needs more than one line of it", label: "note")
    try recorded.screen.show(CardsView([CardView(title: "T", lines: [line], members: [])], empty: Message("")))
    #expect(recorded.output == "T\n  note  a text that needs more\n        than one line of it\n")
  }

  @Test(arguments: [
    (OutputFormat.json, "[{\"name\":\"One\",\"parts\":[1,2]},{\"name\":\"Two\",\"parts\":[]}]\n"),
    (.ndjson, "{\"name\":\"One\",\"parts\":[1,2]}\n{\"name\":\"Two\",\"parts\":[]}\n"),
    (.csv, "name,parts\nOne,\"[1,2]\"\nTwo,[]\n"),
  ])
  func machinesGetTheMembers(format: OutputFormat, output: String) throws {
    let recorded = RecordedScreen(format)
    try recorded.screen.show(cards)
    #expect(recorded.output == output)
  }

  @Test(arguments: [(OutputFormat.table, ""), (.json, "[]\n"), (.ndjson, ""), (.csv, "")])
  func noCardsAreANote(format: OutputFormat, output: String) throws {
    let recorded = RecordedScreen(format)
    try recorded.screen.show(CardsView([], empty: Message("Nothing there.")))
    #expect(recorded.output == output && recorded.errors.contains("Nothing there."))
  }
}
