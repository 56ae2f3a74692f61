import Testing
import Values

@Suite struct QuotedTests {
  @Test func `input is shown on one line, without control characters, and cut`() {
    #expect(quoted("a\u{1B}[0m\n\u{202E}é") == "'a\\u{1B}[0m\\u{A}\\u{202E}é'")
    #expect(quoted(String(repeating: "x", count: 81)) == "'" + String(repeating: "x", count: 80) + "…'")
  }
}
