import HTTP
import HTTPClient
import TestSupport
import Testing

/// Where a server may send a call, and what goes along.
@Suite struct RedirectTests {
  static let credentials: HTTPHeaders = [
    "Authorization": "Bearer s3cret", "apikey": "s3cret", "Cookie": "id=s3cret", "X-Api-Key": "s3cret", "Accept": "text/csv",
    "Prefer": "count=exact",
  ]

  @Test func credentialsGoToThePlaceTheyAreFor() async throws {
    let server = try FaultServer { request, connection in
      if request.target == "/old" { connection.answer(301, ["Location: /new?a=b"]) } else { connection.answer(200) }
    }
    _ = try await client().send(HTTPCall("GET", server.url("/old"), headers: Self.credentials))
    #expect(server.requests.map(\.target) == ["/old", "/new?a=b"])
    #expect(server.requests.last?["Authorization"] == "Bearer s3cret")
  }

  /// Another port is another origin (RFC 6454, section 4), and so is another name of the same machine.
  @Test(arguments: ["127.0.0.1", "localhost"]) func credentialsGoNowhereElse(host: String) async throws {
    let other = try FaultServer { _, connection in connection.answer(200, body: "moved") }
    let server = try FaultServer { _, connection in connection.answer(302, ["Location: http://\(host):\(other.port)/"]) }
    let response = try await client().send(HTTPCall("GET", server.url(), headers: Self.credentials))
    #expect(String(decoding: response.body, as: UTF8.self) == "moved")
    let request = try #require(other.requests.first)
    #expect(!request.fields.contains { $0.contains("s3cret") })
    #expect(request["Accept"] == "text/csv" && request["Prefer"] == "count=exact")
  }

  @Test func credentialsDoNotComeBackByAnotherPlace() async throws {
    let back = try FaultServer { _, connection in connection.answer(200) }
    let other = try FaultServer { _, connection in connection.answer(302, ["Location: \(back.url("/back"))"]) }
    let server = try FaultServer { _, connection in connection.answer(302, ["Location: \(other.url())"]) }
    _ = try await client().send(HTTPCall("GET", server.url(), headers: Self.credentials))
    #expect(back.requests.count == 1 && back.requests.allSatisfy { $0["Authorization"] == nil })
  }

  @Test(arguments: [
    (303, "POST", "GET", ""), (303, "PUT", "GET", ""), (302, "POST", "GET", ""), (301, "POST", "GET", ""),
    (307, "POST", "POST", "x"),
    (308, "PUT", "PUT", "x"), (302, "PUT", "PUT", "x"), (303, "HEAD", "HEAD", ""), (307, "PATCH", "PATCH", "x"),
  ])
  func theStatusSaysWhetherTheMethodStays(status: Int, method: String, then: String, body: String) async throws {
    let server = try FaultServer { request, connection in
      if request.number == 1 { connection.answer(status, ["Location: next"]) } else { connection.answer(200) }
    }
    let sent = method == "HEAD" ? nil : Array("x".utf8)
    _ = try await client().send(HTTPCall(method, server.url("/a/b"), headers: ["Content-Type": "text/plain"], body: sent))
    let request = try #require(server.requests.last)
    #expect(request.method == then && request.target == "/a/next" && request.body == Array(body.utf8))
    #expect((request["Content-Type"] == nil) == (then == "GET"))
  }

  @Test func aSecretBodyGoesNowhereElse() async throws {
    let other = try FaultServer { _, connection in connection.answer(200) }
    let server = try FaultServer { _, connection in connection.answer(307, ["Location: \(other.url())"]) }
    var call = HTTPCall("POST", server.url(), body: Array("password".utf8))
    call.hasSecretBody = true
    let error = try await failure(of: call, by: client())
    #expect(other.requests.isEmpty && error.message.contains("127.0.0.1:\(other.port)"))
  }

  @Test func fiveHopsAreFollowedAndNoSixth() async throws {
    let server = try FaultServer { request, connection in
      let left = Int(request.target.dropFirst()) ?? 0
      if left > 0 { connection.answer(302, ["Location: /\(left - 1)"]) } else { connection.answer(200) }
    }
    #expect(try await client().send(HTTPCall("GET", server.url("/5"))).status == 200)
    let error = try await failure(of: HTTPCall("GET", server.url("/6")), by: client())
    #expect(
      error.message == "'127.0.0.1:\(server.port)' sends requests on more than 5 times; they were not sent there.")
  }

  @Test func plainHTTPBeyondThisMachineIsRefusedAlsoWhereAServerSendsTo() async throws {
    let server = try FaultServer { _, connection in connection.answer(302, ["Location: http://books.example/"]) }
    let error = try await failure(of: HTTPCall("GET", server.url()), by: client())
    #expect(error.reason == .invalidURL)
  }

  @Test func anAnswerThatSaysNoPlaceIsTheAnswer() async throws {
    let server = try FaultServer { _, connection in connection.answer(304) }
    #expect(try await client().send(HTTPCall("GET", server.url())).status == 304)
  }
}
