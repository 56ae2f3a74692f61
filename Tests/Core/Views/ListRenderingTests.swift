import Entities
import Files
import Testing
import Values
import Views

@Suite struct ListRenderingTests {
  private let twoSongs = [
    Song(title: "Wish You Were Here", tags: ["rock", "seventies"], plays: 1204, rating: "4.5"),
    Song(title: "日本, \"live\"", tags: ["a;b", "c\\d", "x,y"], plays: -3, isLive: true),
  ]

  private func shown(_ items: [Song], as format: OutputFormat, width: Int? = nil) async throws -> String {
    let recorded = RecordedScreen(format, width: width)
    #expect(try await recorded.screen.show(songs(items)) == items.count)
    return recorded.output
  }

  @Test func theTableShowsTheColumnsForPeople() async throws {
    #expect(
      try await shown(twoSongs, as: .table) == """
        ID                                    Title               Plays
        0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9  Wish You Were Here   1204
        0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9  日本, "live"           -3

        """)
  }

  @Test func aNarrowTerminalAbbreviatesTheIdThenTheTitle() async throws {
    #expect(
      try await shown(twoSongs, as: .table, width: 36) == """
        ID         Title               Plays
        0a1b2c3d…  Wish You Were Here   1204
        0a1b2c3d…  日本, "live"           -3

        """)
    #expect(try await shown(twoSongs, as: .table, width: 28).contains("\n0a1b2c3d…  Wish You…    1204\n"))
  }

  @Test func jsonIsAnArrayWithAnObjectALine() async throws {
    #expect(
      try await shown(twoSongs, as: .json) == #"""
        [
        {"id":"0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9","title":"Wish You Were Here","tags":["rock","seventies"],"plays":1204,"rating":4.5,"isLive":false},
        {"id":"0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9","title":"日本, \"live\"","tags":["a;b","c\\d","x,y"],"plays":-3,"rating":null,"isLive":true}
        ]

        """#)
  }

  @Test func ndjsonIsAnObjectALine() async throws {
    let json = try await shown(twoSongs, as: .json)
    let objects = json.split(separator: "\n").dropFirst().dropLast().map { $0.last == "," ? $0.dropLast() : $0 }
    #expect(try await shown(twoSongs, as: .ndjson) == objects.joined(separator: "\n") + "\n")
  }

  @Test func csvHasAHeaderAndQuotesOnlyWhatMustBe() async throws {
    #expect(
      try await shown(twoSongs, as: .csv) == #"""
        id,title,tags,plays,rating,isLive
        0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9,Wish You Were Here,rock; seventies,1204,4.5,false
        0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9,"日本, ""live""","a\;b; c\\d; x,y",-3,,true

        """#)
  }

  @Test(arguments: [(OutputFormat.table, ""), (.json, "[]\n"), (.ndjson, ""), (.csv, "")])
  func anEmptyListSaysSoBesideTheData(format: OutputFormat, output: String) async throws {
    let recorded = RecordedScreen(format)
    #expect(try await recorded.screen.show(songs([])) == 0)
    #expect(recorded.output == output)
    #expect(recorded.errors == "No songs yet.\nAdd one with 'songs add'.\n")
  }

  @Test(arguments: [
    (OutputFormat.table, "Name\nbooks\n"), (.json, "[\n{\"name\":\"books\",\"length\":5}\n]\n"), (.csv, "name,length\nbooks,5\n"),
  ])
  func itemsNeedBeNoEntities(format: OutputFormat, text: String) async throws {
    let recorded = RecordedScreen(format)
    let name = Column<String>("name") { .text($0) }
    let list = ListView(
      title: "Features", columns: [name], fields: [OutputField(name), OutputField("length") { .integer($0.count) }],
      content: .rows(RowSource(["books"])), empty: Message("None."))
    #expect(try await recorded.screen.show(list) == 1)
    #expect(recorded.output == text)
  }

  @Test(arguments: [
    PropertyValue.none, .id(Song(title: "").id), .text("日本 “live”"), .integer(.min), .integer(0), .number("4.25"), .flag(true),
    .date(try! CalendarDate(parsing: "44 BCE")), .date(try! CalendarDate(parsing: "1999-05")), .list([]), .list(["a", "b; c"]),
  ])
  func aTableWritesAValueAsItsColumnDisplaysIt(value: PropertyValue) async throws {
    let recorded = RecordedScreen(.table)
    let column = Column<PropertyValue>("value") { $0 }
    let list = ListView(
      title: "Values", columns: [column], fields: [], content: .rows(RowSource([value])), empty: Message("None."))
    try await recorded.screen.show(list)
    #expect(recorded.output == "Value\n\(column.display(value))\n")
  }

  @Test func aColumnMayDisplayItsValuesInItsOwnWay() async throws {
    let recorded = RecordedScreen(.table)
    let column = Column<String>("name", display: { "<\($0)>" }, value: { .integer($0.count) })
    let list = ListView(
      title: "Names", columns: [column], fields: [], content: .rows(RowSource(["abc"])), empty: Message("None."))
    try await recorded.screen.show(list)
    #expect(recorded.output == "Name\n<integer(3)>\n")
  }

  @Test func quietKeepsTheNoteBack() async throws {
    let recorded = RecordedScreen(.table, isQuiet: true)
    try await recorded.screen.show(songs([]))
    #expect(recorded.errors == "")
  }

  @Test(arguments: OutputFormat.allCases)
  func aFailedListThrowsItsMessageAndShowsNothing(format: OutputFormat) async throws {
    let recorded = RecordedScreen(format)
    let message = Message("The store is locked.", kind: .failure(.busy), hint: "Try again.")
    let list = ListView<Song>(title: "Songs", columns: Song.columns, content: .failed(message), empty: Message("None."))
    let error = await #expect(throws: ShownFailure.self) { try await recorded.screen.show(list) }
    #expect(error?.kind == .busy)
    #expect(error?.message == "The store is locked. Try again.")
    #expect(recorded.output == "")
  }

  @Test func aLoadingListIsNoData() async throws {
    let recorded = RecordedScreen(.json)
    let list = ListView<Song>(title: "Songs", columns: Song.columns, content: .loading, empty: Message("None."))
    #expect(try await recorded.screen.show(list) == 0)
    #expect(recorded.output == "")
    #expect(recorded.errors == "Songs: loading.\n")
  }

  @Test func hostileTextNeverReachesATerminalAndIsExactForMachines() async throws {
    let hostile = Song(title: "\u{1B}[2J\u{9B}1m\u{202E}a\r\nb\u{7}\u{2028}\u{0}")
    let table = try await shown([hostile], as: .table)
    #expect(
      table.unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || !scalar.properties.isBidiControl && scalar.properties.generalCategory != .control
      })
    #expect(table.split(separator: "\n").count == 2)
    #expect(try await shown([hostile], as: .csv).contains("\"\u{1B}[2J\u{9B}1m\u{202E}a\r\nb\u{7}\u{2028}\u{0}\""))
    #expect(try await shown([hostile], as: .json).contains(#""\u001b[2J\#u{9B}1m\#u{202E}a\r\nb\u0007\#u{2028}\u0000""#))
  }
}
