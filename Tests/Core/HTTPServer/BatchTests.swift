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

/// Requests that came while the thread was busy are answered together.
@Suite struct BatchTests {
  private static let holding = "GET /hold HTTP/1.1\r\nHost: x\r\n\r\n"

  /// Sends the requests of as many clients while another's holds the only thread; gives those that `change` leaves before it goes on.
  private func clients(
    _ requests: [String], of server: HTTPServer, past gate: Gate, change: (inout [RawClient?]) -> Void = { _ in }
  ) async throws -> [RawClient?] {
    var clients: [RawClient?] = try requests.map { _ in try RawClient(server.port, seconds: 10) }
    // Each has been accepted and answered once, so that all are known to the thread.
    for client in clients {
      client?.send(get)
      #expect(client?.answer()?.status == 200)
    }
    let holder = try RawClient(server.port, seconds: 10)
    holder.send(Self.holding)
    try await expect("the thread is held") { gate.waiting == 1 }
    for (client, request) in zip(clients, requests) { client?.send(request) }
    change(&clients)
    gate.open()
    #expect(holder.answer()?.status == 200)
    return clients
  }

  private func respond(_ gate: Gate, later: Gate? = nil) -> @Sendable (HTTPRequest) async -> HTTPResponse {
    { request in
      switch request.path {
      case "/hold": gate.waitOnThread()
      case "/long": usleep(5_000)
      case "/wait": await later?.wait()
      default: break
      }
      return await EchoHandler.echo(request)
    }
  }

  @Test func whatCameMeanwhileIsAnsweredTogether() async throws {
    let gate = Gate()
    let handler = EchoHandler(.here, respond(gate))
    try await withServer(handler, threads: 1) { server in
      let requests = (0..<8).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }
      for (number, client) in try await clients(requests, of: server, past: gate).enumerated() {
        #expect(client?.answer()?.body.hasPrefix("GET /\(number) ") == true, "each gets its own")
      }
      #expect(handler.batches.withLock { $0.max() } ?? 0 > 1)
    }
    let answered = handler.batches.withLock { $0.reduce(0, +) }
    #expect(answered == 17, "each is answered once")
  }

  /// Answers that are there do not wait for ever longer ones.
  @Test func aBatchThatTakesLongIsAnsweredInParts() async throws {
    let gate = Gate()
    let handler = EchoHandler(.here, respond(gate))
    try await withServer(handler, threads: 1) { server in
      let requests = (0..<8).map { _ in "GET /long HTTP/1.1\r\nHost: x\r\n\r\n" }
      for client in try await clients(requests, of: server, past: gate) { #expect(client?.answer()?.status == 200) }
    }
    #expect(handler.batches.withLock { $0.suffix(8) } == Array(repeating: 1, count: 8))
  }

  /// Each batch is cut behind its first request, whichever of the clients the library asks for next.
  @Test func nobodyIsForgottenWhereAllTakeLong() async throws {
    let handler = EchoHandler(.here, respond(Gate()))
    try await withServer(handler, threads: 1) { server in
      let clients = try (0..<3).map { _ in try RawClient(server.port, seconds: 10) }
      let request = "GET /long HTTP/1.1\r\nHost: x\r\n\r\n"
      for client in clients { client.send(request) }
      // Each asks again as soon as it has its answer, so that their order changes.
      for round in 1...30 {
        for client in clients {
          guard client.answer()?.status == 200 else {
            Issue.record("no answer in round \(round)")
            return
          }
          if round < 30 { client.send(request) }
        }
      }
    }
  }

  @Test func whoWaitsHoldsUpNobodyBehind() async throws {
    let (gate, later) = (Gate(), Gate())
    let handler = EchoHandler(.here, respond(gate, later: later))
    try await withServer(handler, threads: 1) { server in
      let requests = ["/a", "/wait", "/b"].map { "GET \($0) HTTP/1.1\r\nHost: x\r\n\r\n" }
      let clients = try await clients(requests, of: server, past: gate)
      #expect(clients[0]?.answer()?.status == 200)
      #expect(clients[2]?.answer()?.status == 200)
      later.open()
      #expect(clients[1]?.answer()?.body.hasPrefix("GET /wait ") == true)
    }
  }

  /// What they asked is answered into the void or not at all; the rest are served.
  @Test func whoGoesMeanwhileIsMissedByNobody() async throws {
    let gate = Gate()
    let handler = EchoHandler(.here, respond(gate))
    try await withServer(handler, threads: 1) { server in
      let requests = (0..<9).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }
      var clients: [RawClient?] = try await clients(requests, of: server, past: gate) { clients in
        for number in clients.indices where number % 3 == 0 { clients[number] = nil }
      }
      for number in clients.indices {
        guard let client = clients[number] else { continue }
        #expect(client.answer()?.body.hasPrefix("GET /\(number) ") == true)
      }
      clients = []
      try await expect("nothing is left") { handler.notes.withLock { $0.count } >= 9 + 1 + 6 }
    }
  }

  @Test func requestsBehindEachOtherOnAConnectionKeepTheirOrder() async throws {
    try await withServer(threads: 1) { server in
      let client = try RawClient(server.port)
      client.send((0..<5).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
      for number in 0..<5 { #expect(client.answer()?.body.hasPrefix("GET /\(number) ") == true) }
    }
  }

  @Test func aStopAnswersWhatHasCome() async throws {
    let gate = Gate()
    let handler = EchoHandler(.here, respond(gate))
    var options = HTTPServerOptions()
    (options.port, options.threads) = (0, 1)
    let server = try HTTPServer(options, handler: handler)
    let clients = try await clients((0..<4).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }, of: server, past: gate)
    await server.stop(within: .seconds(2))
    for client in clients { #expect(client?.answer()?.status == 200) }
  }
}
