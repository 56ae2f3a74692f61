import Foundation
import HTTP
import HTTPClient
import TestSupport
import Testing
import Values

/// What is asked a second time, and after which wait.
@Suite struct RepeatingTests {
  @Test func aServerThatIsReadyTheNextTimeIsNoFault() async throws {
    let server = try FaultServer { request, connection in connection.answer(request.number == 1 ? 503 : 200, body: "[]") }
    let pacing = TestPacing()
    #expect(try await client(pacing).send(HTTPCall("GET", server.url())).status == 200)
    #expect(server.requests.count == 2 && pacing.pauses == [.milliseconds(200)])
  }

  @Test func threeTimesInAllAndLongerEachTime() async throws {
    let server = try FaultServer { _, connection in connection.answer(503) }
    let pacing = TestPacing()
    let error = try await failure(of: HTTPCall("GET", server.url()), by: client(pacing))
    #expect(error.reason == .serverFault(status: 503))
    #expect(server.requests.count == 3 && pacing.pauses == [.milliseconds(200), .milliseconds(400)])
  }

  @Test(
    arguments: [
      ("0", nil), ("7", 7), (" 7 ", 7), ("Mon, 30 Nov 2026 12:00:09 GMT", 9), ("Monday, 30-Nov-26 12:00:09 GMT", 9),
      ("Mon Nov 30 12:00:09 2026", 9), ("Sun, 06 Nov 1994 08:49:37 GMT", nil), ("Sunday, 06-Nov-94 08:49:37 GMT", nil),
      ("Sun Nov  6 08:49:37 1994", nil), ("Monday, 30-Nov-76 12:00:00 GMT", 30), ("86400", 30), ("99999999999999999999999", 30),
      ("Wed, 01 Jan 9999 00:00:00 GMT", 30),
    ] as [(String, Int?)])
  func theServerSaysWhen(value: String, seconds: Int?) async throws {
    let server = try FaultServer { request, connection in
      connection.answer(request.number == 1 ? 429 : 200, ["Retry-After: \(value)"])
    }
    let pacing = TestPacing()
    _ = try await client(pacing) { $0.deadline = .seconds(60) }.send(HTTPCall("GET", server.url()))
    #expect(pacing.pauses == (seconds.map { [.seconds($0)] } ?? []))
  }

  @Test(arguments: [
    "soon", "-1", "1.5", "", "30 Nov 2026", "Mon, 32 Nov 2026 12:00:09 GMT", "Mon, 30 Nov 2026 24:00:00 GMT",
    "Mon, 30 Nov 2026 12:00:09 CET",
    "Xxx, 30 Nov 2026 12:00:09 GMT", "Mon, 30 Nov 99999999999999999999 12:00:09 GMT", "Mon Nov 30 12:00 2026",
    "Mon, 30-Nov-2026 12:00:09 GMT",
  ]) func whatIsNoTimeIsABackOff(value: String) async throws {
    let server = try FaultServer { request, connection in
      connection.answer(request.number == 1 ? 429 : 200, ["Retry-After: \(value)"])
    }
    let pacing = TestPacing()
    _ = try await client(pacing).send(HTTPCall("GET", server.url()))
    #expect(pacing.pauses == [.milliseconds(200)])
  }

  @Test func nobodyWaitsBeyondTheDeadline() async throws {
    let server = try FaultServer { _, connection in connection.answer(429, ["Retry-After: 20"], body: "{\"msg\":\"slow down\"}") }
    let pacing = TestPacing()
    let error = try await failure(of: HTTPCall("GET", server.url()), by: client(pacing))
    #expect(error.reason == .throttled(wait: .seconds(20)) && error.kind == .busy)
    #expect(
      error.message == "'127.0.0.1:\(server.port)' gets too many requests; try again in 20 seconds: slow down.")
    #expect(pacing.pauses.isEmpty && server.requests.count == 1)
  }

  struct Repeat: Sendable, CustomTestStringConvertible {
    let method: String
    var headers: HTTPHeaders = [:]
    var isIdempotent = false
    let times: Int
    var testDescription: String { "\(method) \(headers.fields.map(\.name)) \(isIdempotent) \(times)" }
  }

  static let repeats = [
    Repeat(method: "GET", times: 3), Repeat(method: "HEAD", times: 3), Repeat(method: "PUT", times: 3),
    Repeat(method: "DELETE", times: 3), Repeat(method: "POST", times: 1), Repeat(method: "PATCH", times: 1),
    Repeat(method: "POST", headers: ["Idempotency-Key": "7f"], times: 3), Repeat(method: "POST", isIdempotent: true, times: 3),
  ]

  @Test(arguments: repeats, ["429", "503", "reset"])
  func onlyWhatMayArriveTwiceIsSentTwice(what: Repeat, fault: String) async throws {
    let server = try FaultServer { _, connection in Int(fault).map { connection.answer($0) } ?? connection.reset() }
    var call = HTTPCall(what.method, server.url(), headers: what.headers)
    call.isIdempotent = what.isIdempotent
    let error = try await failure(of: call, by: client())
    #expect(server.requests.count == what.times, "\(error)")
  }

  @Test func aFaultThatStaysIsNotAskedTwice() async throws {
    let server = try FaultServer { _, connection in connection.answer(500) }
    _ = try await failure(of: HTTPCall("GET", server.url()), by: client())
    #expect(server.requests.count == 1)
  }

  @Test func whatNeverReachedAServerIsSentAgainWhateverItIs() async throws {
    let port = try FaultServer.closedPort()
    let pacing = TestPacing()
    _ = try await failure(of: HTTPCall("POST", "http://127.0.0.1:\(port)/"), by: client(pacing))
    #expect(pacing.pauses.count == 2)
  }

  /// libcurl sends again by itself on a kept connection that dies; a request that must not arrive twice gets a new one.
  @Test func aPostDoesNotArriveTwiceByAKeptConnectionThatDies() async throws {
    let server = try FaultServer { request, connection in
      if request.number == 2 { connection.reset() } else { connection.answer(200) }
    }
    let client = client()
    _ = try await client.send(HTTPCall("GET", server.url()))
    _ = try await failure(of: HTTPCall("POST", server.url()), by: client)
    #expect(server.requests.map(\.method) == ["GET", "POST"])
  }

  @Test func aServerThatSentACallOnHasHadIt() async throws {
    let port = try FaultServer.closedPort()
    let server = try FaultServer { _, connection in connection.answer(303, ["Location: http://127.0.0.1:\(port)/"]) }
    _ = try await failure(of: HTTPCall("POST", server.url()), by: client())
    #expect(server.requests.count == 1)
  }
}
