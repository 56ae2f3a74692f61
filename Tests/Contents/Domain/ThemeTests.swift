import ContentsDomain
import Testing
import Values

@Suite struct ThemeTests {
  @Test(arguments: [
    ("Swift", ["Swift"]), ("Programming/Swift", ["Programming", "Swift"]), (" A / B ", ["A", "B"]), ("/A//B/", ["A", "B"]),
    ("TCP\\/IP", ["TCP/IP"]), ("A\\\\/B", ["A\\", "B"]), ("C:\\dir", ["C:\\dir"]), ("A\\", ["A\\"]),
    ("two\nlines", ["two lines"]),
    ("e\u{301}", ["\u{E9}"]),
  ])
  func `names are parted by slashes that nothing escapes`(text: String, names: [String]) throws {
    let theme = try Theme(parsing: text)
    #expect(theme.names == names)
    #expect(try Theme(parsing: theme.text) == theme)
  }

  @Test(arguments: [["a/b", "\\"], ["\\/", "/\\", "//"], ["a\\", "b"], ["C#", "C++"]])
  func `names come back from the text`(names: [String]) throws {
    let theme = try Theme(names: names)
    #expect(try Theme(parsing: theme.text).names == names)
  }

  @Test(arguments: ["", "/", " / ", String(repeating: "a/", count: 65)])
  func `what names no theme is refused`(text: String) {
    #expect(throws: ValueError.self) { try Theme(parsing: text) }
  }

  @Test func `a theme is a part of all above it`() throws {
    #expect(try Theme(parsing: "A/B/C").above.map(\.text) == ["A", "A/B"])
    #expect(try Theme(parsing: "A").above.isEmpty)
  }
}
