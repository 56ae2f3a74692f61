import HTTP
import HTTPClient
import TestSupport
import Testing

/// What arrives at a server.
@Suite struct SendingTests {
  @Test(
    arguments: [
      ("GET", nil), ("HEAD", nil), ("DELETE", nil), ("POST", nil), ("PUT", ""), ("POST", "{\"a\":\"\0\"}"), ("PATCH", "x"),
      ("DELETE", "x"),
    ] as [(String, String?)])
  func methodsHeadersAndBodiesArriveAsTheyAre(method: String, body: String?) async throws {
    let server = try FaultServer { _, connection in connection.send("HTTP/1.1 204 No Content\r\nX-A:  b \r\n\r\n") }
    let headers: HTTPHeaders = ["Prefer": "return=minimal", "X-Empty": "", "apikey": "key"]
    let response = try await client().send(
      HTTPCall(method, server.url("/t?a=%2B&b=ü"), headers: headers, body: body.map { Array($0.utf8) }))
    #expect(response.status == 204 && response.headers["x-a"] == "b" && response.body.isEmpty)
    let request = try #require(server.requests.first)
    #expect(request.method == method && request.target == "/t?a=%2B&b=%C3%BC")
    #expect(request.body == Array((body ?? "").utf8))
    #expect(request["Prefer"] == "return=minimal" && request["X-Empty"] == "" && request["apikey"] == "key")
    #expect(request["User-Agent"] == "app" && request["Expect"] == nil && request["Content-Type"] == nil)
    let hasBody = body != nil || method == "POST"
    #expect(request["Content-Length"] == (hasBody ? "\(body?.utf8.count ?? 0)" : nil))
  }

  @Test func aLargeBodyArrivesWhole() async throws {
    let server = try FaultServer { request, connection in connection.answer(200, body: "\(request.body.count)") }
    let body = [UInt8](repeating: 0x61, count: 3 << 20)
    let response = try await client().send(HTTPCall("PUT", server.url(), body: body))
    #expect(String(decoding: response.body, as: UTF8.self) == "\(3 << 20)")
  }

  @Test func compressedAnswersAreUnpacked() async throws {
    let server = try FaultServer { _, connection in
      let gzip: [UInt8] = [
        0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0, 0x86, 0xA6, 0x10, 0x36, 0x05, 0, 0, 0,
      ]
      connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(gzip.count)\r\n\r\n")
      connection.send(gzip)
    }
    let response = try await client().send(HTTPCall("GET", server.url()))
    #expect(String(decoding: response.body, as: UTF8.self) == "hello")
    #expect(response.headers["Content-Encoding"] == nil && response.headers["Content-Length"] == nil)
    #expect(server.requests.first?["Accept-Encoding"]?.contains("gzip") == true)
  }

  @Test func aConnectionIsKeptForTheNextCall() async throws {
    let server = try FaultServer { _, connection in connection.answer(200, body: "[]") }
    let client = client()
    for _ in 0..<20 { _ = try await client.send(HTTPCall("GET", server.url())) }
    #expect(server.requests.count == 20 && server.connections == 1)
  }

  @Test func manyCallsShareAFewConnections() async throws {
    let server = try FaultServer { request, connection in connection.answer(200, body: request.target) }
    let client = client()
    let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask {
          let response = try await client.send(HTTPCall("GET", server.url("/\(number)")))
          return String(decoding: response.body, as: UTF8.self) == "/\(number)"
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: true, count: 50))
    #expect(server.connections <= 4)
  }

  @Test func fiveHundredCallsLeaveNoConnectionBehind() async throws {
    let server = try FaultServer { request, connection in
      switch request.number % 5 {
      case 0: connection.reset()
      case 1: connection.end()
      case 2: connection.answer(500)
      case 3:
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc")
        connection.end()
      default: connection.answer(200)
      }
    }
    do {
      let client = client { $0.attempts = 1 }
      for _ in 0..<500 { _ = try? await client.send(HTTPCall("GET", server.url())) }
      #expect(server.requests.count >= 500)
      #expect(server.openConnections <= 5)
    }
    for _ in 0..<100 where server.openConnections > 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(server.openConnections == 0)
  }

  @Test func cancellingEndsTheTransferAtOnce() async throws {
    let server = try FaultServer { _, connection in connection.hang() }
    let client = client()
    var durations: [Duration] = []
    for number in 1...5 {
      let call = Task { try await client.send(HTTPCall("GET", server.url())) }
      while server.requests.count < number { try await Task.sleep(for: .milliseconds(5)) }
      let start = ContinuousClock.now
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
      while server.openConnections > 0 { try await Task.sleep(for: .milliseconds(5)) }
      durations.append(start.duration(to: .now))
    }
    // Tests beside this one may hold it up once, but not five times.
    #expect(try #require(durations.min()) < .milliseconds(100))
  }

  @Test func aCancelledTaskAsksNobody() async throws {
    let server = try FaultServer { _, connection in connection.answer(200) }
    let client = client()
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send(HTTPCall("GET", server.url()))
    }
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(server.requests.isEmpty)
  }

  @Test func aCallStatesWhichStatusesAreAnswers() async throws {
    let server = try FaultServer { _, connection in connection.answer(404, body: "none") }
    var call = HTTPCall("GET", server.url())
    call.acceptedStatuses = [404]
    #expect(try await client().send(call).status == 404)
  }

  @Test(arguments: ["X-A: b\r\nX-B", "", "X A", "Ü"]) func namesOfHeadersAreTokens(name: String) async throws {
    var call = HTTPCall("GET", "http://127.0.0.1:1/")
    call.headers.add(name, "v")
    #expect(try await failure(of: call, by: client()).reason == .invalidHeader)
  }

  @Test(arguments: ["a\r\nX-B: c", "a\nb", "a\0b", "\r", "\u{7F}"]) func valuesOfHeadersHaveNoControls(value: String) async throws
  {
    let call = HTTPCall("GET", "http://127.0.0.1:1/", headers: ["Authorization": "Bearer s3cret" + value])
    let error = try await failure(of: call, by: client())
    #expect(error.reason == .invalidHeader && !error.message.contains("s3cret"))
  }

  @Test(arguments: ["Host", "content-length", "Transfer-Encoding", "Connection"]) func framingIsTheClients(name: String)
    async throws
  {
    var call = HTTPCall("GET", "http://127.0.0.1:1/")
    call.headers.add(name, "1")
    #expect(try await failure(of: call, by: client()).reason == .invalidHeader)
  }

  @Test(arguments: ["GET /", "", "G\r\nX"]) func methodsAreTokens(method: String) async throws {
    #expect(try await failure(of: HTTPCall(method, "http://127.0.0.1:1/"), by: client()).reason == .invalidHeader)
  }

  @Test func aProxyIsAskedInstead() async throws {
    let proxy = try FaultServer { _, connection in connection.answer(200, body: "by proxy") }
    let client = client {
      $0.proxy = .at("http://127.0.0.1:\(proxy.port)")
      $0.allowsPlainHTTP = true
    }
    let response = try await client.send(HTTPCall("GET", "http://books.example/items"))
    #expect(String(decoding: response.body, as: UTF8.self) == "by proxy")
    #expect(proxy.requests.map(\.target) == ["http://books.example/items"])
  }

  @Test(arguments: [403, 407, 502]) func aProxyThatRefusesIsNamed(status: Int) async throws {
    let proxy = try FaultServer { _, connection in connection.answer(status, body: "no") }
    let call = HTTPCall("GET", "https://books.example/items", headers: ["Authorization": "Bearer s3cret"])
    let error = try await failure(of: call, by: client { $0.proxy = .at("http://127.0.0.1:\(proxy.port)") })
    #expect(error.reason == .unreachable)
    #expect(error.message == "The proxy does not connect to 'books.example' (\(status)); check the proxy's settings.")
    #expect(proxy.requests.allSatisfy { $0.method == "CONNECT" && $0["Authorization"] == nil })
  }
}
