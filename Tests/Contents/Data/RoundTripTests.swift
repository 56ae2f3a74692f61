import ContentsDomain
import Testing
import Values

/// What is written, read, and written again is equal to the byte, in every format.
@Suite struct RoundTripTests {
  private static let texts = [
    "plain", "a \"q\" & <b> 'c'", "comma, semicolon; back\\slash", "=SUM(A1)", "'=x", "two\nlines", "\r\nreturn\r\n", "a\rb",
    "tab\tin",
    "e\u{301}", "\u{1B}[31mred", "\u{9B}2J", "\u{202E}x", "日本語", "😀👩‍👩‍👧", "\u{FEFF}mark", "ends \\", "null", "&amp;",
    "<DT><A HREF=x>",
    "* [a](https://b.org)", "  - b", "# c", "```", "]", ")", "a  b", "\u{0}\u{7F}\u{85}x", "\u{FFFF}", "&#65;", "a,b", "\u{301}",
    "</A>",
    "a\n\n\nb", "x\u{2028}y", "1. a",
  ]

  @Test(arguments: ["netscape", "markdown", "csv", "json"])
  func `it comes back equal`(format: String) async throws {
    let contents = try Self.texts.enumerated().map { index, text in
      var content = try Content.sample("https://x.org/\(index)/%s?(a)&b", title: text)
      content.theme = try Theme(names: ["A\(index % 3)", text + "."])
      (content.note, content.tags, content.level) = ("\(text)\n\(text)", [text, "b"], Level.allCases[index % 3])
      content.addedAt = Timestamp(nanoseconds: Int64(index) * 1_000_000_000_001)
      return try content.prepared()
    }
    let written = try await WrittenFile.text(contents, format: format)
    let file = try await ReadFile(written)
    #expect(file.format == format && file.faults == [] && file.rows.count == contents.count)
    let again = try await WrittenFile.text(try file.contents.map { try $0.prepared() }, format: format)
    #expect(again == written)
  }
}
