import HTTP
import HTTPServer
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which threads a handler runs on, and what happens when it waits.
@Suite struct PlaceTests {
  @Test func whatDoesNotWaitRunsOnTheThreadOfTheConnection() async throws {
    let handler = EchoHandler { _ in
      let before = threadNumber()
      await nothing()
      return HTTPResponse(200, body: Array("\(before == threadNumber())".utf8))
    }
    try await withServer(handler, threads: 1) { server in
      var clients: [RawClient] = []
      for _ in 0..<4 { clients.append(try RawClient(server.port)) }
      for client in clients {
        client.send(get)
        #expect(client.answer()?.body == "true")
      }
    }
  }

  @Test func whoWaitsHoldsUpNobody() async throws {
    let gate = Gate()
    let handler = EchoHandler { request in
      if request.path == "/slow" { await gate.wait() }
      return await EchoHandler.echo(request)
    }
    try await withServer(handler, threads: 1) { server in
      let slow = try RawClient(server.port)
      slow.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n\(get)")
      let quick = try RawClient(server.port)
      quick.send(get)
      #expect(quick.answer()?.status == 200)
      gate.open()
      #expect(slow.answer()?.body.hasPrefix("GET /slow") == true)
      #expect(slow.answer()?.body.hasPrefix("GET /a") == true, "the next request on the connection is read afterwards")
    }
  }

  @Test func oneIsAtWorkWhereThereIsOneThread() async throws {
    let atWork = Mutex((now: 0, most: 0))
    let gate = Gate()
    let handler = EchoHandler(.writing, onPath: "/work") { request in
      guard request.path == "/work" else { return await EchoHandler.echo(request) }
      atWork.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      gate.waitOnThread()
      usleep(5_000)
      atWork.withLock { $0.now -= 1 }
      return HTTPResponse(200)
    }
    try await withServer(handler, threads: 1) { server in
      let clients = try (0..<8).map { _ in try RawClient(server.port) }
      for client in clients { client.send("GET /work HTTP/1.1\r\nHost: x\r\n\r\n") }
      try await expect("one is at work") { gate.waiting == 1 }
      let reader = try RawClient(server.port)
      reader.send(get)
      #expect(reader.answer()?.status == 200, "readers do not wait for those at work")
      gate.open()
      for client in clients { #expect(client.answer()?.status == 200) }
    }
    #expect(atWork.withLock { $0.most } == 1)
  }
}

private func nothing() async {}

private func threadNumber() -> String { "\(pthread_self())" }
