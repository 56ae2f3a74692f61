import Foundation
import TestSupport
import Testing

/// What a person is told when a server, or the way there, fails.
@Suite struct RemoteFaultTests {
  @Test func nobodyListening() async throws {
    let port = try FaultServer.closedPort()
    let text = try await BinaryHome().error(74, "books", "list", "--store", "http://127.0.0.1:\(port)")
    #expect(text.firstRange(of: "127.0.0.1:\(port)") != nil)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: Int32
    let answer: FaultServer.Answer
  }

  static let faults = [
    Fault(testDescription: "401", code: 77) { $1.answer(401, body: #"{"message":"who?"}"#) },
    Fault(testDescription: "403", code: 77) { $1.answer(403) },
    Fault(testDescription: "404", code: 1) { $1.answer(404) },
    Fault(testDescription: "429", code: 75) { $1.answer(429, ["Retry-After: 3600"]) },
    Fault(testDescription: "500", code: 74) { $1.answer(500, body: "oops") },
    Fault(testDescription: "no JSON", code: 65) { $1.answer(200, body: "<html>") },
    Fault(testDescription: "half JSON", code: 65) { $1.answer(200, body: #"[{"id":"00"#) },
    Fault(testDescription: "nothing", code: 65) { $1.answer(200) },
    Fault(testDescription: "reset", code: 74) { $1.reset() },
  ]

  @Test(arguments: faults)
  func everyFaultIsAMessageAndACode(_ fault: Fault) async throws {
    let server = try FaultServer(fault.answer)
    let outcome = try await BinaryHome().run("books", "list", "--store", server.url(""), limit: .seconds(60))
    #expect(outcome.code == fault.code && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.hasPrefix("Error: "), "\(outcome)")
  }

  @Test func rowsThatCannotBeReadAreNamedAndTheOthersShown() async throws {
    let good = #"{"id":"11111111-1111-4111-8111-111111111111","title":"Good","author":"A","date_added":"2020-01-01","news":[1]}"#
    let rows = [
      good, #"{"title":"No id","author":"A","date_added":"2020-01-01"}"#,
      #"{"id":"zz","title":"Odd id","author":"A","date_added":"2020-01-01"}"#,
      #"{"id":"22222222-2222-4222-8222-222222222222","title":"Odd day","author":"A","date_added":"2020-02-31"}"#,
      #"{"id":"33333333-3333-4333-8333-333333333333","title":"Odd","author":"A","date_added":"2020-01-01","status":"lent"}"#, "7",
    ]
    let server = try FaultServer { $1.answer(200, body: "[\(rows.joined(separator: ","))]") }
    let outcome = try await BinaryHome().run("books", "list", "--format", "csv", "--store", server.url(""))
    #expect(outcome.code == 0 && outcome.lines.count == 2, "\(outcome)")
    for part in ["'zz'", "22222222", "33333333", "lent", "2020-02-31"] {
      #expect(outcome.errors.firstRange(of: part) != nil, "\(part)\n\(outcome)")
    }
    #expect(outcome.errors.split(separator: "\n").count == 5, "\(outcome)")
  }

  @Test func aKeyIsSentAndNeverToAnotherHost() async throws {
    let other = try FaultServer { $1.answer(200, body: "[]") }
    let server = try FaultServer { [port = other.port] in $1.answer(307, ["Location: http://localhost:\(port)/"]) }
    let outcome = try await BinaryHome().run(
      "books", "list", "--store", server.url(""), environment: ["APP_API_KEY": "a secret of thirty-two characters"])
    #expect(outcome.code == 0, "\(outcome)")
    #expect(server.requests.first?["apikey"] == "a secret of thirty-two characters")
    #expect(other.requests.count == 1 && other.requests.allSatisfy { $0["apikey"] == nil && $0["authorization"] == nil })
  }

  @Test(.enabled(if: SecureServer.isAvailable))
  func aCertificateNobodyTrustsIsRefusedAndOnesOwnTaken() async throws {
    try await withScratchFolder { folder in
      let server = try await SecureServer(
        in: folder, answers: ["rest": "HTTP/1.0 200 OK\r\n\r\n[]"])
      let home = try BinaryHome()
      let url = "https://127.0.0.1:\(server.port)"
      #expect(try await home.error(74, "books", "list", "--store", url).firstRange(of: "certificate") != nil)
      let trusted = try await home.run("books", "list", "--store", url, environment: ["APP_CA_FILE": server.certificate])
      #expect(trusted.errors.firstRange(of: "not trusted") == nil, "\(trusted)")
    }
  }

  @Test(arguments: ["http://example.org", "https://user:pw@example.org", "https://example.org/?a=b", "ftp://example.org"])
  func anAddressThatIsNoneIsAWrongCommandLine(_ address: String) async throws {
    let text = try await BinaryHome().error(64, "books", "list", "--store", address)
    #expect(text.firstRange(of: "pw") == nil)
  }

  @Test func whatSomebodyElseChangedMeanwhileIsNotOverwritten() async throws {
    let row = #"[{"id":"11111111-1111-4111-8111-111111111111","title":"T","author":"A","date_added":"2020-01-01"}]"#
    let server = try FaultServer { request, connection in
      if request.method == "GET" { return connection.answer(200, ["ETag: \"one\""], body: row) }
      connection.answer(request["if-match"] == "\"one\"" ? 412 : 204)
    }
    let text = try await BinaryHome().error(1, "books", "update", "11111111", "--rating", "4", "--store", server.url(""))
    #expect(text.firstRange(of: "meanwhile") != nil)
  }
}
