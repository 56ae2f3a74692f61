import TestSupport
import Testing

/// Export, then import into an empty store, then export: the two files are equal to the byte.
@Suite(.inTurn) struct RoundTripTests {
  private static let titles = [
    "plain", "\"quoted\"", "comma, semicolon; backslash\\", "=SUM(A1)", "'=x", "''", "two\nlines", "\r\nreturn", "tab\tinside",
    "e\u{301}",
    "\u{E9}", "\u{1B}[31mred", "\u{9B}2J", "\u{202E}desrever", "日本語のリスト", "😀👩‍👩‍👧", "\u{FEFF}mark", "ends with \\", "NULL", "null",
    "[]", "0012",
    "1e5", "\u{2028}", "ﬁ", "a'b", "-", "--", "+", "@", "a  b", "\u{7F}", "\u{85}x",
  ]

  private func filled() async throws -> BinaryHome {
    let home = try BinaryHome()
    let objects = Self.titles.enumerated().map { index, title in
      let text = Self.escaped(title)
      return """
        {"title":"\(index) \(text)","author":"\(text)x","additionalAuthors":["\(text);","y\(text)"],"publishedDate":"-\(index + 1)",\
        "notes":"\(text)","tags":["a;\(text)","\\\\","b\\\\;"],"rating":\(index % 4 + 1).25,"pages":\(index + 1),"publisher":"\(text)"}
        """
    }
    let result = try await home.importing("[" + objects.joined(separator: ",\n") + "]")
    #expect(result.imported == Self.titles.count, "\(result)")
    return home
  }

  /// As a JSON string says it: every character but letters and digits by its code.
  private static func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  @Test(arguments: ["csv", "json"])
  func comesBackEqual(_ format: String) async throws {
    let home = try await filled()
    let first = try await home.output("books", "export", "--to", format)
    let other = try BinaryHome()
    let file = try other.write(first, to: "books")
    try await other.output("books", "import", file)
    #expect(try await other.run("books", "export", "--to", format).outputBytes == Array(first.utf8))
    #expect(try await other.output("books", "list", "--json") == (try await home.output("books", "list", "--json")))
    #expect(try await other.importing(first).unchanged == Self.titles.count)
    #expect(try await other.run("doctor").ending == .exited(0))
  }

  @Test func aListComesBackAsWell() async throws {
    let home = try await filled()
    let ndjson = try await home.output("books", "list", "--format", "ndjson")
    let other = try BinaryHome()
    #expect(try await other.importing(ndjson).imported == Self.titles.count)
    #expect(try await other.output("books", "list", "--format", "ndjson") == ndjson)
  }

  @Test func booksThatLookAlikeStayApart() async throws {
    let home = try BinaryHome()
    for _ in 1...3 { try await home.add("Same", by: "Same", ["--duplicate"]) }
    let first = try await home.output("books", "export")
    let other = try BinaryHome()
    #expect(try await other.importing(first).imported == 3)
    #expect(try await other.output("books", "export") == first)
  }
}
