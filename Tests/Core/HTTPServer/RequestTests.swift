import HTTP
import HTTPServer
import TestSupport
import Testing

/// What reaches the handler, and what the client gets back.
@Suite struct RequestTests {
  @Test func aRequestComesAsItWasSent() async throws {
    try await withServer { server in
      let client = try RawClient(server.port)
      client.send("GET /a%20b/%C3%A9?x=%2F&y=é HTTP/1.1\r\nHost: x\r\nAccept: a \r\nX: 1\r\nACCEPT:\tb\r\nEmpty:\r\n\r\n")
      let answer = try #require(client.answer())
      #expect(answer.status == 200)
      #expect(answer.body == "GET /a%20b/%C3%A9 x=%2F&y=é 127.0.0.1\nHost=x\nAccept=a\nX=1\nACCEPT=b\nEmpty=\n 0")
      #expect(answer.fields["date"] != nil)
      #expect(answer.fields["content-type"] == "text/plain")
    }
  }

  @Test(arguments: [
    ("GET http://example.org/a?b HTTP/1.1", "GET /a b"), ("GET HTTPS://example.org HTTP/1.1", "GET / "),
    ("GET http://example.org?b=c HTTP/1.1", "GET / b=c"), ("OPTIONS * HTTP/1.1", "OPTIONS * "),
    ("BREW /pot HTTP/1.1", "BREW /pot "), ("TRACE / HTTP/1.1", "TRACE / "), ("GET /a?b?c HTTP/1.1", "GET /a b?c"),
    ("GET //a HTTP/1.1", "GET //a "), ("\r\nGET /a HTTP/1.1", "GET /a "),
  ])
  func everyFormOfTargetAndEveryMethodReachesTheHandler(line: String, expected: String) async throws {
    try await withServer { server in
      let client = try RawClient(server.port)
      client.send("\(line)\r\nHost: x\r\n\r\n")
      let answer = try #require(client.answer())
      #expect(answer.body.hasPrefix(expected + " 127.0.0.1\n"), "\(answer.body)")
    }
  }

  @Test func aBodyComesWholeHoweverItIsCut() async throws {
    try await withServer { server in
      let client = try RawClient(server.port)
      for part in ["POST / HT", "TP/1.1\r\nHost: x\r\nContent-Le", "ngth: 11\r\n\r", "\nhello", " world"] {
        client.send(part)
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(try #require(client.answer()).body.hasSuffix("hello world 11"))
      client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n")
      client.send([UInt8](repeating: 0x61, count: 3_000_000))
      #expect(try #require(client.answer()).body.hasSuffix(" 3000000"))
      client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
      #expect(try #require(client.answer()).body.hasSuffix("\n 0"))
    }
  }

  @Test func chunksAreOneBodyAndTheConnectionEndsBehindThem() async throws {
    try await withServer { server in
      let client = try RawClient(server.port)
      client.send(
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\nT: 1\r\n\r\n\(get)")
      let answer = try #require(client.answer())
      #expect(answer.body.hasSuffix("hello world 11"))
      #expect(answer.fields["connection"] == "close")
      #expect(client.rest().isEmpty, "what another reader might take for a second request is none")
    }
  }

  @Test func whoExpectsToContinueIsTold() async throws {
    try await withServer { server in
      let client = try RawClient(server.port)
      client.send("POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
      #expect(try #require(client.answer()).status == 100)
      client.send("ab")
      #expect(try #require(client.answer()).body.hasSuffix("ab 2"))
    }
  }

  @Test func headHasTheLengthButNotTheBody() async throws {
    try await withServer { server in
      let client = try RawClient(server.port)
      client.send("HEAD /a HTTP/1.1\r\nHost: x\r\n\r\n\(get)")
      let answer = try #require(client.answer(toHead: true))
      #expect(answer.fields["content-length"] == "\("HEAD /a  127.0.0.1\nHost=x\n 0".utf8.count)")
      #expect(try #require(client.answer()).body.hasPrefix("GET /a"))
    }
  }

  @Test(arguments: [204, 304])
  func somethingWithoutBodyIsSentWithoutOne(status: Int) async throws {
    try await withServer(EchoHandler { _ in HTTPResponse(status, headers: ["ETag": "x"], body: [0x61]) }) { server in
      let client = try RawClient(server.port)
      client.send("\(get)\(get)")
      #expect(try #require(client.answer()).status == status)
      #expect(try #require(client.answer()).status == status, "the body would stand before this answer")
    }
  }

  @Test func severalRequestsGoOverOneConnection() async throws {
    try await withServer { server in
      let client = try RawClient(server.port)
      for _ in 0..<100 {
        client.send(get)
        #expect(try #require(client.answer()).status == 200)
      }
      client.send(String(repeating: get, count: 50))
      for _ in 0..<50 { #expect(try #require(client.answer()).status == 200) }
      client.send("GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      #expect(try #require(client.answer()).fields["connection"] == "close")
      #expect(client.isClosedByServer)
    }
  }

  @Test func olderClientsAreServed() async throws {
    try await withServer { server in
      let client = try RawClient(server.port)
      client.send("GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
      #expect(try #require(client.answer()).fields["connection"]?.lowercased() == "keep-alive")
      client.send("GET /a HTTP/1.0\r\n\r\n")
      #expect(try #require(client.answer()).status == 200)
      #expect(client.isClosedByServer)
    }
  }

  @Test(arguments: [HTTPPlace.here, .writing])
  func whoHasHalfClosedIsAnswered(place: HTTPPlace) async throws {
    let handler = EchoHandler(place) { request in
      if place != .here { try? await Task.sleep(for: .milliseconds(50)) }
      return await EchoHandler.echo(request)
    }
    try await withServer(handler) { server in
      let client = try RawClient(server.port)
      client.send(get)
      client.halfClose()
      #expect(try #require(client.answer()).status == 200)
      #expect(client.isClosedByServer)
    }
  }

  @Test func headersOfTheHandlerCannotSplitTheAnswer() async throws {
    let response = HTTPResponse(
      200, headers: ["A": "1\r\nSet-Cookie: x", "Content-Length": "99", "Transfer-Encoding": "chunked", "B": "2"], body: [0x61])
    try await withServer(EchoHandler { _ in response }) { server in
      let client = try RawClient(server.port)
      client.send(get)
      let answer = try #require(client.answer())
      #expect(answer.fields["set-cookie"] == nil)
      #expect(answer.fields["b"] == "2")
      #expect(answer.body == "a")
    }
  }

  @Test func aLargeAnswerComesWhole() async throws {
    try await withServer(EchoHandler { _ in HTTPResponse(200, body: [UInt8](repeating: 0x62, count: 5_000_000)) }) { server in
      let client = try RawClient(server.port)
      client.send(get)
      #expect(try #require(client.answer()).body.utf8.count == 5_000_000)
    }
  }
}
