import TestSupport
import Testing

/// The cases of contents that failed in other programs, each by its number.
@Suite(.inTurn) struct ContentCaseTests {
  private static func bookmarks(_ links: String...) -> String {
    "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n" + links.map { "<DT><A \($0)</A>\n" }.joined() + "</DL><p>\n"
  }

  @Test(
    "K1: two ways to write one address are one entry",
    arguments: [
      ("https://example.com", "https://example.com/"), ("https://example.com/a", "HTTPS://EXAMPLE.COM:443/a"),
      ("http://example.com", "http://example.com:80/"), ("https://example.com/é", "https://example.com/%C3%A9"),
      ("https://münchen.de", "https://xn--mnchen-3ya.de/"),
    ])
  func oneEntry(one: String, other: String) async throws {
    let home = try BinaryHome()
    let id = try await home.add(one)
    #expect(try await home.error(1, "contents", "add", other).contains(id))
    #expect(try await home.importing(Self.bookmarks("HREF=\"\(other)\">"), into: "contents").numbers == [1, 0, 0, 1, 0, 0])
    let moved = try await home.add("https://other.org")
    #expect(try await home.error(1, "contents", "update", moved, "--url", other).contains(id))
    #expect(try await home.json(ContentJSON.self, ["contents", "show", other]).id == id)
    let both = try BinaryHome()
    let file = Self.bookmarks("HREF=\"\(one)\">", "HREF=\"\(other)\">")
    #expect(try await both.importing(file, into: "contents").numbers == [2, 1, 0, 0, 1, 0])
  }

  @Test(
    "K2: an address is never encoded again",
    arguments: ["https://x.org/propri%C3%A9taires", "https://x.org/%25/%2f?a=%20+b", "https://x.org/é"])
  func neverEncodedAgain(url: String) async throws {
    let home = try BinaryHome()
    let id = try await home.add(url)
    for note in ["one", "two"] {
      try await home.output("contents", "update", id, "--note", note)
      try await home.output("contents", "update", id, "--url", url)
    }
    #expect(try await home.contents("list").map(\.url) == [url])
    for format in ["netscape", "markdown", "csv", "json"] {
      let other = try BinaryHome()
      let file = try await home.output("contents", "export", "--to", format)
      try await other.importing(file, into: "contents")
      #expect(try await other.contents("list").map(\.url) == [url])
    }
  }

  @Test("K3: a date in microseconds is one, junk is none")
  func dates() async throws {
    let home = try BinaryHome()
    let file = Self.bookmarks(
      "HREF=\"https://a.org\" ADD_DATE=\"1258826211990949\">", "HREF=\"https://b.org\" ADD_DATE=\"invaliddate\">")
    #expect(try await home.importing(file, into: "contents").imported == 2)
    let dates = try await home.contents("list").map(\.addedAt)
    #expect(dates.first??.hasPrefix("2009-11-21T") == true && dates.last == .some(nil))
  }

  @Test(
    "K4, K6: a malformed or forbidden address is named, the others are in",
    arguments: ["https://", "no address", "javascript:alert(1)", "data:,x", "file:///x", "JAVASCRIPT:x", "https://a b/"])
  func badAddress(url: String) async throws {
    let home = try BinaryHome()
    let file = Self.bookmarks("HREF=\"https://a.org\">A", "HREF=\"\(url)\">B", "HREF=\"https://c.org\">C")
    let result = try await home.importing(file, into: "contents")
    #expect(result.numbers == [3, 2, 0, 0, 0, 1])
    #expect(result.rejected.first?.line == 4 && result.rejected.first?.reason.contains("'\(url)'") == true)
    #expect(try await home.error(64, "contents", "add", url).contains("'\(url)'"))
    let id = try await home.add("https://b.org")
    try await home.error(64, "contents", "update", id, "--url", url)
    #expect(try await home.importing("url\n\"\(url)\"\n", into: "contents").rejected.count == 1)
  }

  @Test("K5: long texts stay whole")
  func longTexts() async throws {
    let home = try BinaryHome()
    let (url, title) = ("https://x.org/" + String(repeating: "p", count: 280), String(repeating: "t", count: 2_108))
    try await home.importing(Self.bookmarks("HREF=\"\(url)\">\(title)"), into: "contents")
    let stored = try await home.contents("list")
    #expect(stored.map(\.url) == [url] && stored.map(\.title) == [title])
    #expect(try await home.output("contents", "list").contains(url))
  }

  @Test("K7: Raindrop's header is recognised, dates are kept")
  func raindrop() async throws {
    let home = try BinaryHome()
    let file = """
      id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite
      1,T,n,e,https://x.org,Parent/Child,"a, b",2023-02-01T10:11:12.345Z,,,false

      """
    #expect(try await home.importing(file, into: "contents").imported == 1)
    let stored = try #require(try await home.contents("list").first)
    #expect(stored.theme == "Parent/Child" && stored.tags == ["a", "b"] && stored.addedAt == "2023-02-01T10:11:12.345Z")
  }

  @Test(
    "K8: a percent sign is shown as it is",
    arguments: ["https://example.com/%s", "https://example.com/%d%n%@", "https://example.com/100%"])
  func percentSign(url: String) async throws {
    let home = try BinaryHome()
    try await home.add(url)
    #expect(try await home.output("contents", "list").contains(url))
    #expect(try await home.output("contents", "show", url).contains(url))
    #expect(try await home.contents("list").map(\.url) == [url])
  }
}
