import HTTP
import HTTPClient
import TestSupport
import Testing
import Values

/// What is told when a server, or the way to it, fails; each within the deadline and a second.
@Suite struct FaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let reason: NetworkError.Reason
    let answer: FaultServer.Answer

    init(_ name: String, _ reason: NetworkError.Reason, _ answer: @escaping FaultServer.Answer) {
      testDescription = name
      self.reason = reason
      self.answer = answer
    }
  }

  static let ok = "HTTP/1.1 200 OK\r\n"

  static let cases = [
    Case("hangs before the head", .timedOut) { $1.hang() },
    Case("hangs inside the head", .timedOut) {
      $1.send(ok)
      $1.hang()
    },
    Case("hangs behind the head", .timedOut) {
      $1.send(ok + "Content-Length: 9\r\n\r\n")
      $1.hang()
    },
    Case("drips", .timedOut) { $1.drip(ok + "Content-Length: 999\r\n\r\n" + String(repeating: "x", count: 999), every: 10_000) },
    Case("resets inside the body", .unreachable) {
      $1.send(ok + "Content-Length: 9\r\n\r\nabc")
      $1.reset()
    },
    Case("ends inside the body", .unreachable) {
      $1.send(ok + "Content-Length: 9\r\n\r\nabc")
      $1.end()
    },
    Case("ends inside a chunk", .unreachable) {
      $1.send(ok + "Transfer-Encoding: chunked\r\n\r\n9\r\nabc")
      $1.end()
    },
    Case("ends before any byte", .unreachable) { $1.end() },
    Case("resets before any byte", .unreachable) { $1.reset() },
    Case("answers no HTTP", .answerNotUnderstood(place: "")) {
      $1.send("220 mail.example ESMTP\r\n")
      $1.end()
    },
    Case("lies about its encoding", .answerNotUnderstood(place: "")) {
      $1.answer(200, ["Content-Encoding: gzip"], body: "this is no gzip")
    },
    Case("has a line of a head without end", .answerNotUnderstood(place: "")) {
      while $1.send("X-Long: " + String(repeating: "x", count: 60_000)) {}
    },
    Case("has a head without end", .answerNotUnderstood(place: "")) {
      $1.send(ok)
      while $1.send(String(repeating: "X-Many: " + String(repeating: "x", count: 1000) + "\r\n", count: 50)) {}
    },
    Case("has a body without end", .answerNotUnderstood(place: "")) {
      $1.send(ok + "\r\n")
      while $1.send(String(repeating: "x", count: 60_000)) {}
    },
    Case("401", .notAllowed) { $1.answer(401) },
    Case("403", .notAllowed) { $1.answer(403) },
    Case("404", .notFound) { $1.answer(404) },
    Case("409", .conflict) { $1.answer(409) },
    Case("412", .conflict) { $1.answer(412) },
    Case("422", .serverFault(status: 422)) { $1.answer(422) },
    Case("500", .serverFault(status: 500)) { $1.answer(500) },
    Case("429", .throttled(wait: nil)) { $1.answer(429) },
    Case("redirects to itself", .answerNotUnderstood(place: "")) { $1.answer(302, ["Location: /again"]) },
    Case("redirects to a file", .answerNotUnderstood(place: "")) { $1.answer(302, ["Location: file:///etc/passwd"]) },
  ]

  @Test(arguments: cases) func isToldInTime(fault: Case) async throws {
    let server = try FaultServer(fault.answer)
    let client = client {
      $0.deadline = .milliseconds(600)
      $0.responseLimit = 1 << 18
    }
    let start = ContinuousClock.now
    let error = try await failure(of: HTTPCall("GET", server.url("/items?token=s3cret")), by: client)
    #expect(start.duration(to: .now) < .milliseconds(1600))
    #expect(error.reason == fault.reason, "\(error)")
    #expect(error.message.hasPrefix("'127.0.0.1:\(server.port)'") || !error.message.hasPrefix("'"))
    #expect(error.message.utf8.count < 200 && !error.message.contains("s3cret"))
  }

  @Test func nobodyListening() async throws {
    let port = try FaultServer.closedPort()
    let error = try await failure(of: HTTPCall("GET", "http://127.0.0.1:\(port)/"), by: client())
    #expect(error.reason == .unreachable)
    #expect(error.message == "Nothing answers at '127.0.0.1:\(port)'; check the address, and whether the server is running.")
  }

  /// Where the domain name system does not answer at all, the deadline does.
  @Test func aHostThatIsNoneIsToldInTime() async throws {
    let client = client {
      $0.deadline = .seconds(1)
      $0.pacing = .system
    }
    let start = ContinuousClock.now
    let error = try await failure(of: HTTPCall("GET", "https://nowhere.invalid/"), by: client)
    #expect(start.duration(to: .now) < .seconds(2))
    #expect(
      error.message == "The host 'nowhere.invalid' was not found; check the address, and whether this machine is online."
        || error.reason == .timedOut)
  }

  @Test func plainHTTPWhereEncryptionIsMeant() async throws {
    let server = try FaultServer { _, connection in connection.answer(200) }
    let error = try await failure(
      of: HTTPCall("GET", "https://127.0.0.1:\(server.port)/"), by: client { $0.deadline = .seconds(1) })
    #expect(error.reason == .unreachable || error.reason == .timedOut)
  }

  @Test func halfAJSONNamesThePlace() async throws {
    let server = try FaultServer { _, connection in connection.answer(200, body: "[{\"id\":1},\n{\"id\"") }
    let response = try await client().send(HTTPCall("GET", server.url()))
    let error = #expect(throws: NetworkError.self) { try response.jsonElements(host: "example.org") }
    #expect(
      error?.message
        == "The answer of 'example.org' cannot be understood. Line 2: Column 6: the file ends where ':' was expected.")
    #expect(error?.kind == .invalidData)
  }

  @Test(arguments: ["", " \r\n"]) func noDataIsToldFromData(body: String) {
    let error = #expect(throws: NetworkError.self) { try HTTPResponse(200, body: Array(body.utf8)).jsonElements(host: "h") }
    #expect(error?.reason == .noData)
  }

  @Test func anAnswerWithoutLengthEndsWithTheConnection() async throws {
    let server = try FaultServer { _, connection in
      connection.send("HTTP/1.0 200 OK\r\nContent-Type: text/plain\r\n\r\nas in 1996")
      connection.end()
    }
    let response = try await client().send(HTTPCall("GET", server.url()))
    #expect(String(decoding: response.body, as: UTF8.self) == "as in 1996")
  }

  @Test func interimAnswersAreNotTheAnswer() async throws {
    let server = try FaultServer { _, connection in
      connection.send("HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\n")
      connection.answer(200, ["ETag: \"7\""], body: "[]")
    }
    let response = try await client().send(HTTPCall("GET", server.url()))
    #expect(response.status == 200 && response.headers["etag"] == "\"7\"" && response.headers["X-Early"] == nil)
  }
}
