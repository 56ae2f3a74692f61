import Serving
import Testing

@Suite struct ListenAddressTests {
  @Test(arguments: [
    ("127.0.0.1:8080", "127.0.0.1", 8080), ("[::1]:0", "::1", 0), ("0.0.0.0:65535", "0.0.0.0", 65535), ("[::]:80", "::", 80),
  ])
  func anAddressIsANumberAndAPort(text: String, host: String, port: UInt16) throws {
    let address = try ListenAddress(parsing: text)
    #expect(address.host == host && address.port == port && address.text == text)
  }

  @Test(arguments: [
    "", "8080", ":8080", "localhost:8080", "127.0.0.1", "127.0.0.1:65536", "127.0.0.1:-1", "::1:80", "[127.0.0.1]:80",
    "1.2.3.4:x",
  ])
  func anythingElseIsRefused(text: String) {
    #expect(throws: (any Error).self) { try ListenAddress(parsing: text) }
  }
}
