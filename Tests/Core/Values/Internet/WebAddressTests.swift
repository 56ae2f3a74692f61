import Testing
import Values

@Suite struct WebAddressTests {
  @Test(
    "an address of the web is kept as given",
    arguments: [
      "https://example.org", "http://example.org/a.png?b=c#d", "HTTPS://Example.ORG/%C3%A9", "https://münchen.de/ä",
      "https://u@x.org:8080/",
      "https://[2001:db8::1]/", "http://localhost:3000/x", "https://x.org/%s",
      "https://x.org/" + String(repeating: "a", count: 294),
    ])
  func keeps(text: String) throws {
    #expect(try WebAddress(parsing: text).text == text)
    #expect(Array(text.utf8).withUnsafeBytes { WebAddress(utf8: $0) }?.text == text)
  }

  @Test(
    "everything else is refused",
    arguments: [
      "", "example.org", "javascript:alert(1)", "data:text/plain,x", "file:///etc/passwd", "ftp://x.org", "https://",
      "https:///x", "https://?x",
      "https://u@/x", "https://:80/x", "https:// x.org", "https://x.org/a b", "https://x.org/\u{1B}[31m", "https://x.org/\n",
      "https://x.org/\u{202E}",
      "https:x.org", "https://x.org/<a>", "\u{0}https://x.org",
    ])
  func refuses(text: String) {
    #expect(throws: ValueError.self) { try WebAddress(parsing: text) }
    #expect(Array(text.utf8).withUnsafeBytes { WebAddress(utf8: $0) } == nil)
  }
}
