import Files
import Foundation
import HTTP
import HTTPServer
import Synchronization
import TestSupport
import Testing
import Values

/// Starting, stopping and leaving nothing behind.
@Suite(.serialized) struct LifeTests {
  private static var descriptors: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0 }

  @Test func anAddressInUseIsNamed() async throws {
    try await withServer { server in
      var options = HTTPServerOptions()
      options.port = server.port
      let error = #expect(throws: HTTPServerError.self) { try HTTPServer(options, handler: EchoHandler()) }
      #expect(error?.message == "Cannot listen on 127.0.0.1:\(server.port): another program listens there.")
      #expect(error?.kind == .cannotCreate)
    }
  }

  @Test(arguments: ["localhost", "", "1.2.3", "1.2.3.4:80", "[::1]", "::1%lo", "127.0.0.1\u{0}"])
  func onlyNumericAddressesAreTaken(host: String) {
    var options = HTTPServerOptions()
    options.host = host
    options.port = 0
    let error = #expect(throws: HTTPServerError.self) { try HTTPServer(options, handler: EchoHandler()) }
    #expect(error == .notAnAddress(host))
    #expect(error?.kind == .invalidValue)
  }

  @Test func anAddressOfAnotherMachineIsNamed() {
    var options = HTTPServerOptions()
    (options.host, options.port) = ("2001:db8::1", 0)
    let error = #expect(throws: HTTPServerError.self) { try HTTPServer(options, handler: EchoHandler()) }
    #expect(error?.message.hasPrefix("Cannot listen on [2001:db8::1]:0: ") == true)
  }

  @Test(arguments: ["0.0.0.0", "::"])
  func everyAddressOfTheMachineIsServed(host: String) async throws {
    var options = HTTPServerOptions()
    options.host = host
    try await withServer(EchoHandler(), options) { server in
      let client = try RawClient(server.port)
      client.send(get)
      #expect(client.answer()?.body.hasPrefix("GET /a  127.0.0.1\n") == true, "an IPv4 client is written as one")
    }
  }

  @Test func forwardedAddressesAreIgnored() async throws {
    try await withServer { server in
      let client = try RawClient(server.port)
      client.send("GET /a HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n")
      #expect(client.answer()?.body.hasPrefix("GET /a  127.0.0.1\n") == true)
    }
  }

  @Test(arguments: [
    ("9.9.9.9", "9.9.9.9"), ("1.1.1.1, 9.9.9.9", "9.9.9.9"), ("1.1.1.1,9.9.9.9, 10.0.0.1", "9.9.9.9"), ("nonsense", "127.0.0.1"),
    ("1.1.1.1, nonsense, 10.0.0.1", "10.0.0.1"), ("2001:DB8:0::1", "2001:db8::1"), ("[2001:db8::1]:443", "2001:db8::1"),
    ("9.9.9.9:1234", "9.9.9.9"), ("", "127.0.0.1"), ("::ffff:9.9.9.9", "9.9.9.9"), ("10.0.0.1", "10.0.0.1"),
  ])
  func aTrustedProxySaysWhoAsks(field: String, client expected: String) async throws {
    var options = HTTPServerOptions()
    options.trustedProxies = ["127.0.0.1", "10.0.0.1"]
    try await withServer(EchoHandler(), options) { server in
      let client = try RawClient(server.port)
      client.send("GET /a HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: \(field)\r\n\r\n")
      #expect(try #require(client.answer()).body.hasPrefix("GET /a  \(expected)\n"))
    }
  }

  @Test(arguments: [HTTPPlace.here, .writing])
  func stoppingLetsRequestsEnd(place: HTTPPlace) async throws {
    let gate = Gate()
    let handler = EchoHandler(place) { request in
      await gate.wait()
      return await EchoHandler.echo(request)
    }
    try await withServer(handler) { server in
      let client = try RawClient(server.port)
      client.send(get)
      let idle = try RawClient(server.port)
      try await expect("the request is under way") { gate.waiting == 1 }
      let began = ContinuousClock.now
      async let stopped: Void = server.stop(within: .seconds(20))
      try await Task.sleep(for: .milliseconds(100))
      gate.open()
      await stopped
      #expect(began.duration(to: .now) < .seconds(10), "an idle connection is not waited for")
      let answer = try #require(client.answer())
      #expect(answer.status == 200)
      #expect(answer.fields["connection"] == "close")
      #expect(idle.isClosedByServer)
      // A process that another test is starting has a copy of the socket until it runs its program.
      for _ in 0..<100 where (try? RawClient(server.port)) != nil { try await Task.sleep(for: .milliseconds(20)) }
      #expect(throws: SocketFault.self) { try RawClient(server.port) }
    }
  }

  @Test func stoppingEndsInTimeWhateverIsUnderWay() async throws {
    let gate = Gate()
    defer { gate.open() }
    let handler = EchoHandler(.writing) { _ in
      await gate.wait()
      return HTTPResponse(200)
    }
    try await withServer(handler) { server in
      let client = try RawClient(server.port)
      client.send(get)
      let half = try RawClient(server.port)
      half.send("GET /a HTTP/1.1\r\nHost: ")
      try await expect("the request is under way") { gate.waiting == 1 }
      let began = ContinuousClock.now
      await server.stop(within: .seconds(1))
      #expect(began.duration(to: .now) < .seconds(4))
      #expect(client.answer()?.status == 503)
    }
  }

  /// The threads of the library are at work when they are told to end.
  @Test func stoppingUnderLoadStops() async throws {
    for _ in 0..<60 {
      let handler = EchoHandler()
      try await withServer(handler, threads: 4) { server in
        let port = server.port
        for _ in 0..<8 {
          BackgroundThread.start {
            guard let client = try? RawClient(port, seconds: 5) else { return }
            while client.send(get), client.answer() != nil {}
          }
        }
        try await expect("the clients are at it") { handler.notes.withLock { $0.count } > 100 }
        await server.stop(within: .seconds(2))
      }
    }
  }

  @Test func aServerLetGoOfEndsWhateverIsUnderWay() async throws {
    for place in [HTTPPlace.here, .writing] {
      let handler = EchoHandler(place) { _ in
        try? await Task.sleep(for: .milliseconds(100))
        return HTTPResponse(200)
      }
      var options = HTTPServerOptions()
      options.port = 0
      var clients: [RawClient] = []
      do {
        let server = try HTTPServer(options, handler: handler)
        for _ in 0..<20 {
          let client = try RawClient(server.port)
          client.send(get + get)
          clients.append(client)
        }
        try await Task.sleep(for: .milliseconds(20))
      }
      for client in clients { #expect(client.isClosedByServer) }
    }
  }

  @Test(arguments: [
    "GARBAGE\r\n\r\n", "GET /a HTTP/1.1\r\nHo", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999\r\n\r\n", "", get,
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
  ])
  func nothingIsLeftBehind(request: String) async throws {
    let before = Self.descriptors
    try await withServer { server in
      for _ in 0..<500 {
        let client = try RawClient(server.port)
        client.send(request)
        if request == get { #expect(client.answer()?.status == 200) }
      }
      // The server's own remain, and those of other tests that run meanwhile are of no concern.
      try await expect("the connections are gone", within: .seconds(8)) { Self.descriptors <= before + 12 }
    }
    try await expect("nothing remains", within: .seconds(8)) { Self.descriptors <= before }
  }
}
