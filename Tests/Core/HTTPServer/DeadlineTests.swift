import HTTP
import HTTPServer
import Synchronization
import TestSupport
import Testing

/// Clients that are slow, many, or never done.
@Suite struct DeadlineTests {
  private static var short: HTTPServerOptions {
    var options = HTTPServerOptions()
    options.limits.head = .milliseconds(200)
    options.limits.request = .milliseconds(400)
    options.limits.idle = .milliseconds(300)
    return options
  }

  @Test(arguments: [
    "", "G", "GET /a HTTP/1.1\r\n", "GET /a HTTP/1.1\r\nHost: x\r\n", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n",
    "\(get)", "\(get)GET /b HTTP/1.1\r\nHost: x\r\nA: ",
  ])
  func aDripEnds(beginning: String) async throws {
    try await withServer(EchoHandler(), Self.short) { server in
      let client = try RawClient(server.port)
      client.send(beginning)
      let began = ContinuousClock.now
      // Empty lines before a request are skipped, so that they would keep an idle connection busy.
      while client.send(beginning.hasSuffix("\r\n\r\n") && beginning == get ? "\r\n" : "a"),
        began.duration(to: .now) < .seconds(2)
      {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(client.isClosedByServer)
      #expect(began.duration(to: .now) < .seconds(4))
    }
  }

  @Test func whoDoesNotReadIsCut() async throws {
    let ended = Mutex(false)
    let handler = EchoHandler { _ in HTTPResponse(200, body: [UInt8](repeating: 0x61, count: 30_000_000)) }
    try await withServer(handler, Self.short) { server in
      let client = try RawClient(server.port, receiveBuffer: 4_096)
      client.send(get)
      let began = ContinuousClock.now
      while handler.notes.withLock({ $0.isEmpty }), began.duration(to: .now) < .seconds(5) {
        try await Task.sleep(for: .milliseconds(10))
      }
      ended.withLock { $0 = !handler.notes.withLock { $0.isEmpty } }
      #expect(began.duration(to: .now) < .seconds(4))
    }
    #expect(ended.withLock { $0 })
  }

  @Test func aHandlerMayTakeItsTime() async throws {
    let handler = EchoHandler(.writing) { request in
      try? await Task.sleep(for: .milliseconds(700))
      return await EchoHandler.echo(request)
    }
    try await withServer(handler, Self.short) { server in
      let client = try RawClient(server.port)
      client.send(get)
      #expect(client.answer()?.status == 200)
    }
  }

  @Test func threeHundredSlowClientsDelayNobody() async throws {
    try await withServer { server in
      var slow: [RawClient] = []
      for number in 0..<300 {
        let client = try RawClient(server.port)
        client.send(
          number.isMultiple(of: 2) ? "GET /a HTTP/1.1\r\nHo" : "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nab")
        slow.append(client)
      }
      var times: [Duration] = []
      for _ in 0..<20 {
        let began = ContinuousClock.now
        let client = try RawClient(server.port)
        client.send(get)
        #expect(client.answer()?.status == 200)
        times.append(began.duration(to: .now))
        for client in slow { client.send("a") }
      }
      // Some may have had to wait for the processor, which others use too; slow clients would delay all.
      #expect(times.sorted()[times.count / 2] < .milliseconds(500), "\(times)")
    }
  }

  @Test func idleConnectionsMakeRoomForNewOnes() async throws {
    var options = HTTPServerOptions()
    options.limits.connections = 5
    let handler = EchoHandler()
    try await withServer(handler, options) { server in
      let idle = try (0..<5).map { _ in try RawClient(server.port) }
      for client in idle {
        client.send(get)
        #expect(client.answer()?.status == 200)
      }
      // An answer may arrive before the server has noted that it was sent.
      try await expect("all are idle") { handler.notes.withLock { $0.count } == 5 }
      let others = try (0..<5).map { _ in try RawClient(server.port) }
      // Before any of the others is idle.
      for client in idle { #expect(client.isClosedByServer) }
      for client in others {
        client.send(get)
        #expect(client.answer()?.status == 200)
      }
    }
  }

  @Test func slowConnectionsMakeRoomWhenNoneIsIdle() async throws {
    var options = HTTPServerOptions()
    options.limits.connections = 5
    try await withServer(EchoHandler(), options) { server in
      let slow = try (0..<5).map { _ in try RawClient(server.port) }
      for client in slow { client.send("GET /a HTTP/1.1\r\nHo") }
      // Each has its grace from when the server took it, which may be a while ago or not yet.
      try await expect("one makes room, long before the time for its head is over") {
        let client = try RawClient(server.port)
        client.send(get)
        return client.answer()?.status == 200
      }
    }
  }

  @Test func connectionsAboveTheLimitAreClosed() async throws {
    let gate = Gate()
    let handler = EchoHandler { request in
      await gate.wait()
      return await EchoHandler.echo(request)
    }
    var options = HTTPServerOptions()
    options.limits.connections = 5
    try await withServer(handler, options) { server in
      let busy = try (0..<5).map { _ in try RawClient(server.port) }
      for client in busy { client.send(get) }
      try await expect("all are at work") { gate.waiting == 5 }
      let client = try RawClient(server.port)
      client.send(get)
      #expect(client.isClosedByServer)
      #expect(client.rest().isEmpty)
      gate.open()
      for client in busy { #expect(client.answer()?.status == 200) }
    }
  }

  @Test func largeBodiesShareTheRoomAndSmallOnesAlwaysPass() async throws {
    var options = HTTPServerOptions()
    options.limits.bodiesBytes = 500_000
    try await withServer(EchoHandler(), options) { server in
      let post = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n"
      let clients = try (0..<4).map { _ in try RawClient(server.port, seconds: 1) }
      for client in clients {
        client.send(post)
        client.send([UInt8](repeating: 0x61, count: 299_999))
      }
      // Whoever finds no room hears of it before the body is whole.
      let early = clients.map { $0.answer()?.status }
      let refused = early.compactMap { $0 }
      #expect(refused == [503, 503] || refused == [503, 503, 503], "one has room for sure, two at most")
      let small = try RawClient(server.port)
      small.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n\(String(repeating: "a", count: 60_000))")
      #expect(small.answer()?.status == 200)
      for (client, status) in zip(clients, early) where status == nil {
        client.send("a")
        #expect(client.answer()?.status == 200)
      }
      // Who is done makes room, whatever the end was.
      let next = try RawClient(server.port)
      next.send(post)
      next.send([UInt8](repeating: 0x61, count: 300_000))
      #expect(next.answer()?.status == 200)
    }
  }

  @Test func anUploadWithoutEndIsRefusedAndTheClientHears() async throws {
    var options = HTTPServerOptions()
    options.limits.bodyBytes = 100_000
    try await withServer(EchoHandler(), options) { server in
      let stated = try RawClient(server.port)
      stated.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n")
      stated.send([UInt8](repeating: 0x61, count: 3_000_000))
      #expect(stated.answer()?.status == 413)
      let chunked = try RawClient(server.port)
      chunked.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk = Array("2710\r\n".utf8) + [UInt8](repeating: 0x61, count: 10_000) + Array("\r\n".utf8)
      for _ in 0..<300 where !chunked.send(chunk) { break }
      #expect(chunked.answer()?.status == 413)
      let exact = try RawClient(server.port)
      exact.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n")
      exact.send([UInt8](repeating: 0x61, count: 100_000))
      #expect(exact.answer()?.status == 200)
    }
  }
}
