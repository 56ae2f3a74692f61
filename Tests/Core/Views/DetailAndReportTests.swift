import Entities
import Testing
import Views

@Suite struct DetailAndReportTests {
  private let song = Song(title: "Help!", tags: ["pop", "sixties"], plays: 3)

  private func shown<Item>(_ detail: DetailView<Item>, as format: OutputFormat) throws -> String {
    let recorded = RecordedScreen(format)
    try recorded.screen.show(detail)
    return recorded.output
  }

  @Test func peopleSeeLabelledValuesWithoutTheMissingOnes() throws {
    #expect(
      try shown(DetailView(song), as: .table) == """
        ID       0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9
        Title    Help!
        Tags     pop, sixties
        Plays    3
        Is live  no

        """)
  }

  @Test func linesOfALongTextKeepTheirIndentAndAreSafe() throws {
    let rows = [LabelledRow("Titel 日本", "Help!"), LabelledRow("Notes", "one\r\n\ntwo\u{1B}[1m"), LabelledRow("\u{1B}", "x")]
    #expect(
      try shown(DetailView(song, rows: rows), as: .table)
        == "Titel 日本  Help!\nNotes       one\n\n            two\u{FFFD}[1m\n\u{FFFD}           x\n")
  }

  @Test func aPropertyMayBeShownInAnotherWayThanMachinesGetIt() throws {
    let detail = DetailView(song, shown: { $0.name == "plays" ? .text("three") : $0.value(song) })
    #expect(try shown(detail, as: .table).contains("Plays    three\n"))
    #expect(try shown(detail, as: .json).contains(#""plays":3"#))
  }

  @Test func onATerminalLongTextIsWrappedBesideItsLabel() throws {
    let recorded = RecordedScreen(width: 30)
    try recorded.screen.show(DetailView(song, rows: [LabelledRow("Notes", "you can get help if you need someone")]))
    #expect(recorded.output == "Notes  you can get help if you\n       need someone\n")
  }

  @Test(arguments: [OutputFormat.json, .ndjson])
  func machinesGetOneObject(format: OutputFormat) throws {
    #expect(
      try shown(DetailView(song), as: format) == #"""
        {"id":"0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9","title":"Help!","tags":["pop","sixties"],"plays":3,"rating":null,"isLive":false}

        """#)
  }

  @Test func csvOfADetailIsAHeaderAndARow() throws {
    #expect(
      try shown(DetailView(song), as: .csv) == """
        id,title,tags,plays,rating,isLive
        0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9,Help!,pop; sixties,3,,false

        """)
  }

  @Test(
    arguments: [
      (OutputFormat.table, "Read      2\nImported  1\n"),
      (.json, "{\"read\":2,\"imported\":1,\"rejected\":[{\"line\":3,\"reason\":\"no title\"}]}\n"),
      (.csv, "read,imported,rejected\n2,1,\"[{\"\"line\"\":3,\"\"reason\"\":\"\"no title\"\"}]\"\n"),
    ])
  func aReportIsRowsForPeopleAndAnObjectForMachines(format: OutputFormat, text: String) throws {
    let recorded = RecordedScreen(format)
    let rejected = OutputValue.list([.object([OutputMember("line", .integer(3)), OutputMember("reason", .text("no title"))])])
    try recorded.screen.show(
      ReportView(
        rows: [LabelledRow("Read", .integer(2)), LabelledRow("Imported", .integer(1))],
        members: [OutputMember("read", .integer(2)), OutputMember("imported", .integer(1)), OutputMember("rejected", rejected)]))
    #expect(recorded.output == text)
  }
}
