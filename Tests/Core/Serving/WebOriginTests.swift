import Serving
import Testing

@Suite struct WebOriginTests {
  @Test(arguments: [
    "https://example.org", "http://localhost:5173", "http://127.0.0.1:8000", "http://[::1]:3000", "https://xn--bcher-kva.example",
  ])
  func anOriginIsWhatBrowsersState(text: String) throws {
    #expect(try WebOrigin(parsing: text).text == text)
  }

  @Test(arguments: [
    "", "*", "null", "example.org", "https://", "https://example.org/", "https://example.org/app", "https://Example.org",
    "HTTPS://example.org", "https://example.org:443", "http://example.org:80", "https://ann@example.org", "ftp://example.org",
    "https://bücher.example", "https://example.org https://example.com",
  ])
  func whatLetsNobodyInIsRefused(text: String) {
    #expect(throws: (any Error).self) { try WebOrigin(parsing: text) }
  }
}
