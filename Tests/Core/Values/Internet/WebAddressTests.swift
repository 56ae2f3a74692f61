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

  @Test(arguments: ["https://a..b/", "https://-a.org/", "https://a-.org/", "https://%6b.org/", "https://[::g]/"])
  func aHostThatIsNoNameIsRefused(text: String) {
    #expect(throws: ValueError.self) { try WebAddress(parsing: text) }
  }

  @Test func whiteSpaceAroundItIsDropped() throws {
    #expect(try WebAddress(parsing: " https://x.org/\n").text == "https://x.org/")
  }

  @Test(
    "everything else is refused",
    arguments: [
      "", "example.org", "javascript:alert(1)", "data:text/plain,x", "file:///etc/passwd", "ftp://x.org", "https://",
      "https:///x", "https://?x",
      "https://u@/x", "https://:80/x", "https:// x.org", "https://x.org/a b", "https://x.org/\u{1B}[31m", "https://x.org/\na",
      "https://x.org/\u{202E}",
      "https:x.org", "https://x.org/<a>", "https://x.org:99999/", "https://x.org:8o/", "https://x.org:1e3/", "https://[::1/",
      "https://[::1]x/", "https://x.org:-1/", "https://[]/", "https://x.org:99999999999999999999/", "\u{0}https://x.org",

    ])
  func refuses(text: String) {
    #expect(throws: ValueError.self) { try WebAddress(parsing: text) }
    #expect(Array(text.utf8).withUnsafeBytes { WebAddress(utf8: $0) } == nil)
  }

  @Test(
    "addresses of one page have one key",
    arguments: [
      ("https://example.com", "https://example.com/"), ("HTTPS://EXAMPLE.com", "https://example.com/"),
      ("https://example.com:443/a", "https://example.com/a"), ("http://example.com:80", "http://example.com/"),
      ("https://example.com:/a", "https://example.com/a"), ("https://example.com:0443/", "https://example.com/"),
      ("https://example.com?a=b", "https://example.com/?a=b"), ("https://example.com#", "https://example.com/"),
      ("https://x.org/propriétaires", "https://x.org/propri%c3%a9taires"), ("https://x.org/%7Ea/%41", "https://x.org/~a/A"),
      ("https://münchen.de", "https://xn--mnchen-3ya.de/"), ("https://MÜNCHEN.de", "https://münchen.de"),
      ("https://mu\u{308}nchen.de/", "https://münchen.de/"),
    ])
  func sameKey(one: String, other: String) throws {
    #expect(try WebAddress(parsing: one).key == WebAddress(parsing: other).key)
  }

  @Test(
    "what another page may be has another key",
    arguments: [
      ("https://x.org/", "http://x.org/"), ("https://x.org/a", "https://x.org/a/"), ("https://x.org/a", "https://x.org/A"),
      ("https://x.org/#a", "https://x.org/#b"), ("https://x.org/?", "https://x.org/"), ("https://x.org:8443/", "https://x.org/"),
      ("https://www.x.org/", "https://x.org/"), ("https://x.org/%2F", "https://x.org//"),
      ("https://x.org/%25s", "https://x.org/%s"),
      ("https://u@x.org/", "https://x.org/"), ("https://x.org/a#b#", "https://x.org/a#b"),
      ("https://x.org/%C3%A9", "https://x.org/%E9"),
      ("https://x.org/a+b", "https://x.org/a%20b"),
    ])
  func otherKey(one: String, other: String) throws {
    #expect(try WebAddress(parsing: one).key != WebAddress(parsing: other).key)
  }

  @Test(
    "a key is its own key",
    arguments: ["https://u:é@EXAMPLE.com:8080/%c3%zz?q=ä&%s#%41", "http://[2001:DB8::1]:80/a b".filter { $0 != " " }])
  func keyIsItsOwnKey(text: String) throws {
    let key = try WebAddress(parsing: text).key
    #expect(try WebAddress(parsing: key).key == key)
  }
}
