import Storage
import Testing

/// What is taken as the address of a server, and in which form it is kept.
@Suite struct ServerAddressTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org"), ("HTTPS://Example.ORG/", "https://example.org"),
    ("https://example.org:8443/library//", "https://example.org:8443/library"),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("http://localhost:80", "http://localhost:80"),
    ("http://[::1]:8080", "http://[::1]:8080"), ("https://bücher.example", "https://xn--bcher-kva.example"),
    ("https://abc.supabase.co/a.b/C~d", "https://abc.supabase.co/a.b/C~d"),
  ])
  func addressesHaveOneForm(_ typed: String, _ kept: String) throws {
    #expect(try StoreLocation(parsing: typed).text == kept)
  }

  @Test(arguments: [
    "http://example.org", "http://127.0.0.1.example.org", "http://localhost.example.org", "https://", "https:///path",
    "https://user:secret@example.org", "https://example.org?x=1", "https://example.org/#a", "https://example.org:0",
    "https://example.org:65536", "https://example.org:+80", "https://example.org:", "https://a b", "https://example.org/a b",
    "https://example.org/../x", "https://[zz]", "https:example.org", "https://example.org/%2e", "https://-a",
    "http://127.0.0.256",
    "https://example.org\n", "https://ex\u{0}ample.org",
  ])
  func whatIsNoAddressIsRefused(_ typed: String) {
    #expect { try StoreLocation(parsing: typed) } throws: { error in
      guard let error = error as? StoreError else { return false }
      return error.reason == .invalidLocation && !error.message.utf8.elementsEqual(typed.utf8)
        && error.message.firstRange(of: "secret") == nil
    }
  }
}
