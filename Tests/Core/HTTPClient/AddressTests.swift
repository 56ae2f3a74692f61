import HTTP
import HTTPClient
import TestSupport
import Testing
import Values

/// Which addresses are asked at all.
@Suite struct AddressTests {
  @Test(arguments: [
    "", "books.example", "ftp://books.example/", "file:///etc/passwd", "https://", "https:///a", "https://:80/", "https://a b/",
    "https://books.example/a b", "https://books.example/\r\nX-A: b", "https://books.example/\0", "\nhttps://books.example/",
    "https://books.example:0/", "https://books.example:65536/", "https://books.example:8a/",
    "https://books.example:99999999999999/",
    "https://ann:s3cret@books.example/", "https://good.example\\@bad.example/", "https://-a.example/", "https://a..example/",
    "https://%61.example/", "https://[::1/", "https://[fe80::1%25eth0]/", "https://[]/", "https://exa mple/", "https://a\u{7F}/",
    "javascript://books.example/", "https://" + String(repeating: "a", count: 64) + ".example/",
    "https://books.example/" + String(repeating: "a", count: 8192),
  ])
  func whatIsNoneIsRefused(url: String) async throws {
    let error = try await failure(of: HTTPCall("GET", url), by: client())
    #expect(error.reason == .invalidURL && error.kind == .invalidValue)
    #expect(!error.message.contains("s3cret"))
  }

  @Test func aRefusalDoesNotShowTheQuery() async throws {
    let error = try await failure(of: HTTPCall("GET", "https://books.example:0/a?token=s3cret"), by: client())
    #expect(
      error.message == "'https://books.example:0/a' is no address of a server: its port is no number from 1 to 65535.")
  }

  @Test(arguments: [
    "http://books.example/", "http://127.0.0.1.example/", "http://10.0.0.1/", "http://127.1/", "http://2130706433/", "http://0/",
    "http://localhost.example/", "http://[::2]/", "http://[::ffff:127.0.0.1]/", "http://127.0.0.256/",
  ])
  func plainHTTPStaysOnThisMachine(url: String) async throws {
    let error = try await failure(of: HTTPCall("GET", url), by: client())
    #expect(error.reason == .invalidURL && error.message.hasSuffix("would be read by everyone on the way; use 'https://'."))
  }

  @Test(arguments: [
    ("/a", "/a"), ("", "/"), ("?q=1", "/?q=1"), ("/a#b?c", "/a"), ("/ü/%C3%BC/%zz", "/%C3%BC/%C3%BC/%zz"),
    ("/\"<>\\^`{|}", "/%22%3C%3E%5C%5E%60%7B%7C%7D"),
    ("/a/../b/./c", "/a/../b/./c"), ("/?in.(\"a,b\")", "/?in.(%22a,b%22)"),
  ])
  func theTargetArrivesEncodedOnce(written: String, arrives: String) async throws {
    let server = try FaultServer { _, connection in connection.answer(200) }
    _ = try await client().send(HTTPCall("GET", "HTTP://LOCALHOST:\(server.port)\(written)"))
    #expect(server.requests.first?.target == arrives)
    #expect(server.requests.first?["Host"] == "localhost:\(server.port)")
  }

  /// The examples of RFC 3986, section 5.4, that stay at one server; its base is `/b/c/d;p?q`.
  @Test(arguments: [
    ("g", "/b/c/g"), ("./g", "/b/c/g"), ("g/", "/b/c/g/"), ("/g", "/g"), ("?y", "/b/c/d;p?y"), ("g?y", "/b/c/g?y"),
    ("#s", "/b/c/d;p?q"),
    ("g#s", "/b/c/g"), (";x", "/b/c/;x"), ("", "/b/c/d;p?q"), (".", "/b/c/"), ("./", "/b/c/"), ("..", "/b/"), ("../g", "/b/g"),
    ("../..", "/"), ("../../g", "/g"), ("../../../g", "/g"), ("/./g", "/g"), ("/../g", "/g"), ("g.", "/b/c/g."),
    ("..g", "/b/c/..g"),
    ("./../g", "/b/g"), ("./g/.", "/b/c/g/"), ("g/../h", "/b/c/h"), ("g;x=1/../y", "/b/c/y"), ("g?y/../x", "/b/c/g?y/../x"),
  ])
  func aRelativePlaceIsSeenFromTheOldOne(location: String, arrives: String) async throws {
    let server = try FaultServer { request, connection in
      if request.number == 1 { connection.answer(307, ["Location: \(location)"]) } else { connection.answer(200) }
    }
    _ = try await client().send(HTTPCall("GET", server.url("/b/c/d;p?q")))
    #expect(server.requests.map(\.target) == ["/b/c/d;p?q", arrives])
  }
}
