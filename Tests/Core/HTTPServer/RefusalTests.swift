import HTTP
import HTTPServer
import Synchronization
import TestSupport
import Testing

/// What the server answers itself, after which the connection is closed.
@Suite struct RefusalTests {
  private static let long = String(repeating: "a", count: 9_000)
  private static let longer = String(repeating: "a", count: 100_000)
  private static let post = "POST / HTTP/1.1\r\nHost: x\r\n"

  @Test(arguments: [
    // Request lines.
    ("GARBAGE\r\n\r\n", 400), ("GET\r\n\r\n", 400), ("GET /\r\nHost: x\r\n\r\n", 400),
    ("GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET  /a HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET /a  HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET /a HTTP/1.1 \r\nHost: x\r\n\r\n", 400), ("GE(T /a HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET a HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET /a#b HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET /a\u{0}b HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET /a\tb HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET /a HTTP/1.1\nHost: x\r\n\r\n", 400),
    ("GET /a HTTP/2.0\r\nHost: x\r\n\r\n", 505), ("GET /a FTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET /\(long) HTTP/1.1\r\nHost: x\r\n\r\n", 414), ("GET /\(longer) HTTP/1.1\r\nHost: x\r\n\r\n", 414),
    // Fields.
    ("GET /a HTTP/1.1\r\n\r\n", 400), ("GET /a HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n", 400), ("GET /a HTTP/1.1\r\nHost: x\r\nA : b\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\nHost: x\r\n: b\r\n\r\n", 400), ("GET /a HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\n Host: x\r\n\r\n", 400), ("GET /a HTTP/1.1\r\nHost: x\nA: b\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\nHost: x\r\nA: b\n\n", 400), ("GET /a HTTP/1.1\r\nHost: x\r\nA: b\rc\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\nHost: x\r\nA: b\u{0}c\r\n\r\n", 400), ("GET /a HTTP/1.1\r\nHost: x\r\nA: b\u{0}\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\nHost: x\r\nA\u{0}: b\r\n\r\n", 400), ("GET /a HTTP/1.1\r\nHost: x\r\nA: \u{7F}\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\nHost: x\r\nA\u{E9}: b\r\n\r\n", 400),
    ("GET /a HTTP/1.1\r\nHost: x\r\nA: \(long)\r\nB: \(long)\r\n\r\n", 431),
    ("GET /a HTTP/1.1\r\nHost: x\r\nA: \(longer)\r\n\r\n", 431),
    ("GET /a HTTP/1.1\r\nHost: x\r\n\(String(repeating: "a:b\r\n", count: 3_000))\r\n", 431),
    // Bodies.
    ("\(post)Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    ("\(post)Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello", 400),
    ("\(post)Content-Length: 5\r\nContent-Length: 5\r\n\r\nhello", 400),
    ("\(post)Content-Length: 8388609\r\n\r\n", 413),
    ("\(post)Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501), ("\(post)Transfer-Encoding: identity\r\n\r\n", 501),
    ("\(post)Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    ("\(post)Transfer-Encoding: chunked\r\n\r\nx\r\nhello\r\n0\r\n\r\n", 400),
    ("\(post)Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n", 400),
    ("\(post)Transfer-Encoding: chunked\r\n\r\n5 \r\nhello\r\n0\r\n\r\n", 400),
    ("\(post)Transfer-Encoding: chunked\r\n\r\n2\r\nhello\r\n0\r\n\r\n", 400),
    ("\(post)Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nhello\r\n0\r\n\r\n", 413),
  ])
  func isAnsweredWithItsStatus(request: String, status: Int) async throws {
    let handler = EchoHandler()
    try await withServer(handler) { server in
      let client = try RawClient(server.port)
      client.send("\(request)\(get)")
      let answer = try #require(client.answer(), "an answer to \(request.prefix(80))")
      #expect(answer.status == status)
      #expect(client.rest().isEmpty, "nothing behind it is read as a request")
      #expect(client.isClosedByServer)
    }
    // The library does not tell with what it refused a request line.
    #expect([[status], [400]].contains(handler.notes.withLock { $0.map(\.status) }))
  }

  /// The library finds these itself, and sends its answer's head twice.
  @Test(arguments: [
    ("5, 5", 400), ("-5", 400), ("+5", 400), ("0x5", 400), ("", 400), ("5 5", 400), ("99999999999999999999999", 413),
  ])
  func aLengthThatIsNoneIsRefused(length: String, status: Int) async throws {
    try await withServer { server in
      let client = try RawClient(server.port)
      client.send("\(Self.post)Content-Length: \(length)\r\n\r\nhello\(get)")
      #expect(client.answer()?.status == status)
      #expect(!client.rest().contains("200 OK"))
      #expect(client.isClosedByServer)
    }
  }

  @Test func whatWasRefusedIsNotedAsFarAsItIsKnown() async throws {
    let handler = EchoHandler()
    try await withServer(handler) { server in
      for line in ["GARBAGE", "GET /a?b=c HTTP/1.1\r\nno colon", "PUT /a?b=c HTTP/1.1\r\nHost: x\r\nHost: x"] {
        let client = try RawClient(server.port)
        client.send("\(line)\r\n\r\n")
        #expect(client.answer()?.status == 400)
        #expect(client.isClosedByServer)
      }
    }
    let notes = handler.notes.withLock { $0.map { "\($0.request.method) \($0.request.path) \($0.request.query) \($0.status)" } }
    #expect(notes == ["- -  400", "- /a b=c 400", "PUT /a b=c 400"])
  }
}
