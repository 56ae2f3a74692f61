import Foundation
import TestSupport
import Testing

/// What is large, deep or broken.
@Suite(.inTurn) struct LargeRequestTests {
  /// The largest body there may be, in bytes.
  private static let mostBytes = 8 << 20

  @Test func aBodyOfEightMebibytesIsRead() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let row = #"{"title":"T","author":"A"}"#
    let blanks = String(repeating: " ", count: Self.mostBytes - row.utf8.count)
    let books = WebRequest("POST", "/rest/v1/books", row + blanks).by(user.token)
    #expect(try await app.send(books).status == 201)
    #expect(try await app.send(WebRequest("POST", "/rest/v1/books", row + blanks + " ").by(user.token)).status == 413)
    #expect(try await app.isHealthy())
  }

  @Test func aThousandsOfRowsInOneRequestAreAllOrNothing() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let count = BinaryLocation.isDebug ? 2_000 : 10_000
    let rows = (1...count).map { #"{"title":"Volume \#($0)","author":"A","tags":["a","b"]}"# }
    let broken = "[\((rows + [#"{"title":"","author":"A"}"#]).joined(separator: ","))]"
    #expect(try await app.send(WebRequest("POST", "/rest/v1/books", broken).by(user.token), seconds: 60).status == 400)
    let good = WebRequest("POST", "/rest/v1/books", "[\(rows.joined(separator: ","))]").by(user.token)
    #expect(try await app.send(good.with("Prefer", "return=minimal"), seconds: 60).status == 201)
    let counted = try await app.send(WebRequest("HEAD", "/rest/v1/books").by(user.token).with("Prefer", "count=exact"))
    #expect(counted.status == 206 && counted.fields["content-range"] == "0-999/\(count)", "\(counted)")
    // An answer has a thousand rows at most, whatever is asked for.
    let page = try await app.send(WebRequest("GET", "/rest/v1/books?select=id&limit=\(Int.max)").by(user.token))
    #expect(try page.texts("id").count == 1000)
    let past = try await app.send(WebRequest("GET", "/rest/v1/books?offset=\(Int.max)&limit=\(Int.max)").by(user.token))
    #expect(past.status == 200 && past.body == "[]")
  }

  @Test func aRowWithAMebibyteOfNotesComesBackWhole() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let notes = String(repeating: "Ünï \\\"☃ ", count: (1 << 20) / 16).trimmingCharacters(in: .whitespaces)
    let body = String(decoding: try JSONEncoder().encode(["title": "T", "author": "A", "notes": notes]), as: UTF8.self)
    let answer = try await app.send(WebRequest("POST", "/rest/v1/books", body).by(user.token))
    #expect(answer.status == 201, "\(answer.body.prefix(300))")
    #expect(try await app.send(WebRequest("GET", "/rest/v1/books?select=notes").by(user.token)).texts("notes") == [notes])
  }

  @Test func thousandsOfIdentifiersCanBeAskedFor() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let added = try await app.send(
      WebRequest("POST", "/rest/v1/books", #"[{"title":"A","author":"A","pages":7},{"title":"B","author":"A"}]"#)
        .by(user.token).with("Prefer", "return=representation"))
    let id = try #require(added.texts("id").first)
    let numbers = (0..<4000).map { "\($0 % 10)" }.joined(separator: ",")
    let found = try await app.send(WebRequest("GET", "/rest/v1/books?select=title&pages=in.(\(numbers))").by(user.token))
    #expect(found.status == 200 && found.body == #"[{"title":"A"}]"#, "\(found.body.prefix(200))")
    let ids = (0..<200).map { _ in UUID().uuidString }.joined(separator: ",")
    #expect(
      try await app.send(WebRequest("GET", "/rest/v1/books?select=id&id=in.(\(ids),\(id))").by(user.token)).texts("id") == [id])
    let filters = (0..<400).map { _ in "id=not.is.null" }.joined(separator: "&")
    #expect(try await app.send(WebRequest("GET", "/rest/v1/books?select=id&\(filters)").by(user.token)).texts("id").count == 2)
    let orders = (0..<900).map { _ in "title" }.joined(separator: ",")
    #expect(try await app.send(WebRequest("GET", "/rest/v1/books?select=id&order=\(orders)").by(user.token)).status < 500)
  }

  @Test(arguments: [
    String(repeating: "[", count: 400_000), String(repeating: #"{"a":"#, count: 400_000),
    #"{"title":"# + String(repeating: "[", count: 500) + String(repeating: "]", count: 500) + "}",
    "[" + String(repeating: "{},", count: 100_000) + "{}]",
    "{" + (0..<20_000).map { "\"title\":\"\($0)\"" }.joined(separator: ",") + ",\"author\":\"A\"}",
  ])
  func deepAndRepetitiveJSONIsAnsweredSoon(body: String) async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    for target in ["/rest/v1/books", "/auth/v1/signup"] {
      let answer = try await app.send(WebRequest("POST", target, body).by(user.token))
      #expect([201, 400, 413, 422].contains(answer.status), "\(target) \(answer.status) \(answer.body.prefix(200))")
    }
    #expect(try await app.isHealthy())
  }

  @Test func brokenRequestsLeaveNothingBehind() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let lead = "POST /rest/v1/books HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(user.token)\r\n"
    let broken: [(request: String, status: Int)] = [
      ("GARBAGE\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\r\n", 400),
      ("\(lead)Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!", 400),
      ("\(lead)Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
      ("\(lead)Content-Length: -1\r\n\r\n", 400),
      ("\(lead)Content-Length: 8388609\r\n\r\n", 413),
      ("GET /\(String(repeating: "a", count: 9_000)) HTTP/1.1\r\nHost: x\r\n\r\n", 414),
      ("GET / HTTP/1.1\r\nHost: x\r\nA: \(String(repeating: "a", count: 20_000))\r\n\r\n", 431),
      ("\(lead)Transfer-Encoding: chunked\r\n\r\n5\r\nhello0\r\n\r\n", 400), ("GET / HTTP/9.9\r\nHost: x\r\n\r\n", 505),
      ("\(lead)Content-Length: 10\r\n\r\n[]", 0), ("GET /rest/v1/bo", 0), ("", 0), ("\r\n\r\n", 0),
    ]
    let before = try descriptors(of: app)
    let statuses = try await atOnce(4) { [port = app.port] _ in
      try (0..<5).flatMap { _ in
        try broken.map { request, status in
          let client = try RawClient(port)
          client.send(request)
          // What is never finished gets no answer to wait for; half of them close one side, half all.
          if status == 0 { client.halfClose() }
          return status == 0 ? 0 : client.answer()?.status ?? -1
        }
      }
    }
    for answered in statuses { #expect(answered == (0..<5).flatMap { _ in broken.map(\.status) }) }
    #expect(try await app.isHealthy())
    for _ in 0..<100 where try descriptors(of: app) > before { try await Task.sleep(for: .milliseconds(50)) }
    #expect(try descriptors(of: app) <= before)
    #expect(try await app.home.titles("list").isEmpty)
  }

  private func descriptors(of app: ServedApp) throws -> Int {
    #if os(Linux)
      return try FileManager.default.contentsOfDirectory(atPath: "/proc/\(app.process.id)/fd").count
    #else
      return 0
    #endif
  }

  #if os(Linux)
    @Test func thousandsOfRequestsStayInLittleMemory() async throws {
      let home = try BinaryHome()
      let key = "0123456789abcdef0123456789abcdef"
      let app = try await ServedApp("--key-file", try home.write(key, to: "key"), home: home)
      let rows = (1...500).map { #"{"title":"Volume \#($0)","author":"A","notes":"\#(String(repeating: "n", count: 200))"}"# }
      try #require(
        try await app.send(WebRequest("POST", "/rest/v1/books", "[\(rows.joined(separator: ","))]").by(key)).status == 201)
      let failures = try await atOnce(4) { [port = app.port] number in
        let client = try RawClient(port, seconds: 30)
        return (0..<1250).filter { round in
          client.send(Self.mixed(round, number).by(key).octets)
          return client.answer().map { $0.status >= 500 } ?? true
        }.count
      }
      #expect(failures == [0, 0, 0, 0])
      let resident = try #require(residentKibibytes(of: app))
      #expect(resident <= 64 << 10, "\(resident) KiB")
    }
  #endif

  private static func mixed(_ round: Int, _ number: Int) -> WebRequest {
    switch round % 25 {
    case 0: WebRequest("POST", "/rest/v1/books", #"{"title":"New \#(round) \#(number)","author":"A"}"#)
    case 1: WebRequest("PATCH", "/rest/v1/books?title=eq.Volume%20\(round % 500)", #"{"pages":\#(round)}"#)
    case 2: WebRequest("GET", "/rest/v1/books?limit=100&offset=\(round % 400)")
    case 3: WebRequest("GET", "/rest/v1/books?fts=plfts.volume&limit=20")
    case 4: WebRequest("GET", "/rest/v1/books?nothing=eq.1")
    default: WebRequest("GET", "/rest/v1/books?select=id,title&title=eq.Volume%20\(round % 500)")
    }
  }

  private func residentKibibytes(of app: ServedApp) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(app.process.id)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ", omittingEmptySubsequences: true).dropFirst().first.flatMap { Int($0) }
      ?? line.flatMap { Int($0.filter(\.isNumber)) }
  }
}
