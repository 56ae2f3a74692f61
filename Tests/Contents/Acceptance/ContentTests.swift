import TestSupport
import Testing

@Suite(.inTurn) struct ContentTests {
  @Test func `one is added, shown, changed, found and deleted`() async throws {
    let home = try BinaryHome()
    let id = try await home.add("https://example.com", "--title", "First", "--theme", "Programming/Swift", "--level", "beginner")
    let shown = try await home.json(ContentJSON.self, ["contents", "show", "HTTPS://example.com/"])
    #expect(shown.id == id && shown.title == "First" && shown.theme == "Programming/Swift" && shown.level == "beginner")
    #expect(shown.url == "https://example.com" && shown.addedAt?.hasSuffix("Z") == true)
    try await home.output("contents", "update", id, "--title", "Second", "--note", "remember")
    #expect(try await home.contents("search", "rem").map(\.title) == ["Second"])
    #expect(try await home.contents("list", "--theme", "SWIFT", "--level", "beginner").map(\.title) == ["Second"])
    #expect(try await home.contents("list", "--tag", "x") == [])
    try await home.output("contents", "delete", "https://example.com/")
    try await home.output("contents", "delete", "https://example.com/")
    #expect(try await home.contents("list") == [])
    #expect(try await home.error(1, "contents", "show", id).contains("'\(id)'"))
  }

  @Test func `themes are counted`() async throws {
    let home = try BinaryHome()
    for (url, theme) in [("https://a.org", "A/B"), ("https://b.org", "A"), ("https://c.org", "A/B")] {
      try await home.add(url, "--theme", theme)
    }
    let table = try await home.output("contents", "themes")
    #expect(table == "Theme  Contents  In all\nA             1       3\n  B           2       2\n")
    #expect(
      try await home.output("contents", "themes", "--format", "ndjson") == """
        {"theme":"A","contents":1,"total":3}
        {"theme":"A/B","contents":2,"total":2}

        """)
  }

  @Test(arguments: [
    ("title", ["b", "The c", "d", "a"]), ("theme", ["d", "b", "a", "The c"]), ("level", ["The c", "b", "a", "d"]),
    ("url", ["a", "b", "The c", "d"]), ("added", ["d", "a", "b", "The c"]),
  ])
  func `a list is sorted`(key: String, titles: [String]) async throws {
    let home = try BinaryHome()
    let file = """
      url,title,theme,level,addedAt
      https://1.org,,Z,advanced,2021-01-02T00:00:00Z
      https://2.org,b,É,intermediate,2021-01-02T00:00:00.5Z
      https://3.org,The c,,beginner,
      https://4.org,d,a/b,,2020-01-01T00:00:00+02:00

      """
    #expect(try await home.importing(file, into: "contents").imported == 4)
    #expect(try await home.contents("list", "--sort", key).map { $0.title ?? "a" } == titles)
  }

  @Test(arguments: ["csv", "json", "markdown", "netscape"])
  func `what is exported comes back equal`(format: String) async throws {
    let home = try BinaryHome()
    for (place, text) in ["plain", "comma, \"quote\"", "=1+1", "e\u{301} 日本 \u{1B}[2J", "'", "<a>&amp;", "* [x]"].enumerated() {
      try await home.add(
        "https://example.com/\(place)/%s", "--title", text, "--theme", "A\(place % 2)/x\\/y", "--tag", "a; b", "--note",
        "two\n\(text)")
    }
    let file = try await home.output("contents", "export", "--to", format)
    let other = try BinaryHome()
    #expect(try await other.importing(file, into: "contents").numbers == [7, 7, 0, 0, 0, 0])
    #expect(try await other.output("contents", "export", "--to", format) == file)
    #expect(try await other.importing(file, into: "contents").numbers == [7, 0, 0, 7, 0, 0])
  }

  @Test func `text from a bookmark never reaches a terminal with control characters`() async throws {
    let home = try BinaryHome()
    try await home.add("https://example.com", "--title", "a\u{1B}[2J\u{9B}1m\u{202E}b")
    let shown = try await home.output("contents", "list")
    #expect(!shown.unicodeScalars.contains { ["\u{1B}", "\u{9B}", "\u{202E}"].contains($0) })
    #expect(try await home.contents("list").first?.title == "a\u{1B}[2J\u{9B}1m\u{202E}b")
  }
}
