import Entities
import Terminal
import Testing
import Views

@Suite struct ChartTests {
  private let chart = ChartView(
    title: "Songs", figures: [ChartView.Figure(key: "total", label: "In all", value: .integer(1200))],
    sections: [
      ChartView.Section(
        key: "byTag", title: "By tag",
        bars: [ChartView.Bar("rock", 1000, display: "1,000 (83 %)"), ChartView.Bar("日本, pop", 200), ChartView.Bar("none", 0)]),
      ChartView.Section(key: "byYear", title: "By year", bars: []),
    ])

  private func shown(_ format: OutputFormat, width: Int? = nil, environment: [String: String] = ["LANG": "C.UTF-8"]) throws
    -> String
  {
    let recorded = RecordedScreen(format, width: width, environment: environment)
    try recorded.screen.show(chart)
    return recorded.output
  }

  @Test func barsAreDrawnToOneScale() throws {
    #expect(
      try shown(.table, width: 40) == """
        Songs
        In all  1200

        By tag
        rock       1,000 (83 %)  ███████████████
        日本, pop           200  ███
        none                  0

        """)
  }

  @Test func withoutUTF8BarsAreASCII() throws {
    let text = try shown(.table, width: 40, environment: ["LANG": "C"])
    #expect(text.contains("(83 %)  ###############\n"))
    #expect(!text.contains("█"))
  }

  @Test(arguments: [30, 60, 100, 400])
  func aLineIsNotWiderThanTheTerminal(width: Int) throws {
    for line in try shown(.table, width: width).split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= width)
    }
  }

  @Test(arguments: [OutputFormat.json, .ndjson])
  func jsonHasTheKeysItWasGiven(format: OutputFormat) throws {
    #expect(
      try shown(format) == #"""
        {"total":1200,"byTag":[{"label":"rock","value":1000},{"label":"日本, pop","value":200},{"label":"none","value":0}],"byYear":[]}

        """#)
  }

  @Test func csvIsSectionLabelAndValue() throws {
    #expect(try shown(.csv) == "section,label,value\ntotal,,1200\nbyTag,rock,1000\nbyTag,\"日本, pop\",200\nbyTag,none,0\n")
  }
}
