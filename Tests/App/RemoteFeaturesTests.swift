import TestSupport
import Testing

/// Every feature over HTTP: the same commands, and what they print is the same to the byte.
@Suite struct RemoteFeaturesTests {
  struct Feature: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Two things, the first of which is changed, and the second deleted.
    let add: [[String]]
    let change: [String]
    let search: String
    let lists: [[String]]
  }

  static let features = [
    Feature(
      testDescription: "books",
      add: [
        [
          "Łódź & Straße: 100% \"sure\"", "--author", "Œuvres, É.", "--published", "-0700", "--rating", "4.25", "--tag", "a; b",
          "--tag", "ü",
        ],
        ["Emma", "--author", "Jane Austen", "--isbn", "9780142437247", "--status", "toRead", "--notes", "line\nbreak\tand ☕️"],
      ], change: ["--rating", "5", "--isbn", "9780306406157"], search: "lodz",
      lists: [
        ["--sort", "title"], ["--sort", "rating", "--reverse"], ["--author", "oeuvres"], ["--status", "toRead"], ["--reverse"],
        ["--published", "-0800..2000"], ["--limit", "1", "--offset", "1"], ["--title", "%"],
      ]),
    Feature(
      testDescription: "closet",
      add: [
        ["--name", "Raincoat", "--type", "raincoat", "--color", "navy,white", "--price", "19.99", "--currency", "EUR"],
        ["--name", "Boots", "--type", "boots", "--color", "black", "--purchased", "2020-05"],
      ], change: ["--brand", "Brand & Söhne"], search: "rain", lists: [["--reverse"], ["--limit", "1"]]),
    Feature(
      testDescription: "contents",
      add: [
        ["https://example.org/a?b=c&d=%2F#e", "--title", "Ünïcode", "--theme", "A/B", "--level", "advanced", "--tag", "x"],
        ["https://example.com", "--title", "Other"],
      ], change: ["--note", "seen, \"twice\""], search: "unicode",
      lists: [["--theme", "A/B"], ["--level", "advanced"], ["--reverse"]]),
    Feature(
      testDescription: "products",
      add: [
        ["--name", "Tee & Co", "--price", "19.99", "--currency", "USD", "--category", "clothing", "--gtin", "4006381333931"],
        ["--name", "Ramen", "--price", "500", "--currency", "JPY", "--category", "food"],
      ], change: ["--price", "1.234", "--currency", "KWD"], search: "tee", lists: [["--category", "food"], ["--reverse"]]),
  ]

  @Test(arguments: features)
  func everyCommandPrintsWhatItPrintsHere(_ feature: Feature) async throws {
    let server = try await SharedServer(BinaryHome())
    let visitor = try await server.visitor()
    let there: [String: String?] = ["APP_STORE": server.url]
    let name = feature.testDescription
    var ids: [String] = []
    for words in feature.add {
      let process = try visitor.start([name, "add"] + words, environment: there)
      let outcome = await process.outcome()
      #expect(outcome.code == 0, "\(outcome)")
      ids += outcome.lines
    }
    try #require(ids.count == 2)
    let changed = try await visitor.start([name, "update", ids[0]] + feature.change, environment: there).outcome()
    #expect(changed.code == 0, "\(changed)")
    try await expectSame(feature, visitor, server, ids)
    try await visitor.output(name, "delete", String(ids[1].prefix(8)), environment: there)
    #expect(try await server.home.output(name, "list", "--format", "csv").split(separator: "\n").count == 2)
  }

  private func expectSame(_ feature: Feature, _ visitor: BinaryHome, _ server: SharedServer, _ ids: [String]) async throws {
    let name = feature.testDescription
    var commands = [["show", ids[0]], ["show", String(ids[1].prefix(6))], ["search", feature.search]]
    commands += feature.lists.map { ["list"] + $0 }
    for command in commands {
      for format in ["table", "json", "csv"] {
        let words = [name] + command + ["--format", format]
        let here = try await server.home.start(words).outcome()
        let there = try await visitor.start(words, environment: ["APP_STORE": server.url]).outcome()
        #expect(here.code == 0 && !here.output.isEmpty, "\(words)\n\(here)")
        #expect(there.code == 0 && there.outputBytes == here.outputBytes, "\(words)\n\(here)\n\(there)")
      }
    }
    let here = try await server.home.start([name, "export", "--to", "csv"]).outcome()
    let there = try await visitor.start([name, "export", "--to", "csv"], environment: ["APP_STORE": server.url]).outcome()
    #expect(here.code == 0 && there.outputBytes == here.outputBytes, "\(here)\n\(there)")
    try await expectImports(name, there.output, visitor)
  }

  /// What was exported goes into a server without anything, once.
  private func expectImports(_ name: String, _ csv: String, _ visitor: BinaryHome) async throws {
    let server = try await SharedServer(BinaryHome())
    let other = try await server.visitor("bob")
    let file = try other.write(csv, to: "rows.csv")
    let there: [String: String?] = ["APP_STORE": server.url]
    try await other.output(name, "import", file, environment: there)
    #expect(try await server.home.output(name, "export", "--to", "csv") == csv)
    let again = try await other.output(name, "import", file, "--json", environment: there)
    #expect(again.firstRange(of: "\"imported\":0") != nil, "\(again)")
  }

  @Test func oneFeatureMovesAlone() async throws {
    let server = try await SharedServer(BinaryHome())
    let visitor = try await server.visitor()
    let moved: [String: String?] = ["APP_BOOKS_STORE": server.url]
    try await visitor.output("books", "add", "There", "--author", "A", environment: moved)
    try await visitor.output("books", "add", "Here", "--author", "A")
    try await visitor.output("contents", "add", "https://example.org", environment: moved)
    #expect(try await server.home.output("books", "list", "--format", "csv").firstRange(of: "There") != nil)
    #expect(try await server.home.output("contents", "list").isEmpty)
    #expect(try await visitor.output("books", "list", "--format", "csv").firstRange(of: "There") == nil)
    #expect(try await visitor.output("contents", "list").firstRange(of: "example.org") != nil)
  }
}
