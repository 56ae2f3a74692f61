import Foundation
import TestSupport
import Testing

/// Many at once.
@Suite(.inTurn) struct ConcurrentRequestTests {
  @Test func ofManyWhoChangeARowTheyReadOneWins() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let added = try await app.send(
      WebRequest("POST", "/rest/v1/books", #"{"title":"T","author":"A"}"#).by(user.token).with("Prefer", "return=representation"))
    let id = try #require(added.texts("id").first)
    let tag = try #require(try await app.send(WebRequest("GET", "/rest/v1/books?id=eq.\(id)").by(user.token)).fields["etag"])
    let statuses = try await atOnce(20) { number in
      let client = try RawClient(app.port, seconds: 20)
      client.send(
        WebRequest("PATCH", "/rest/v1/books?id=eq.\(id)", #"{"pages":\#(number + 1)}"#, [("If-Match", tag)]).by(user.token).octets
      )
      return client.answer()?.status ?? 0
    }
    let winners = statuses.indices.filter { statuses[$0] == 204 }
    #expect(winners.count == 1 && statuses.filter { $0 == 412 }.count == 19, "\(statuses)")
    let pages = try await app.send(WebRequest("GET", "/rest/v1/books?select=pages").by(user.token)).body
    #expect(pages == #"[{"pages":\#((winners.first ?? 0) + 1)}]"#)
    // Whoever lost reads again, and wins.
    let next = try #require(try await app.send(WebRequest("GET", "/rest/v1/books?id=eq.\(id)").by(user.token)).fields["etag"])
    #expect(next != tag)
    let again = WebRequest("DELETE", "/rest/v1/books?id=eq.\(id)").by(user.token)
    #expect(try await app.send(again.with("If-Match", tag)).status == 412)
    #expect(try await app.send(again.with("If-Match", next)).status == 204)
    #expect(try await app.send(again.with("If-Match", next)).status == 412)
  }

  @Test(arguments: [("merge-duplicates", [200, 201]), ("ignore-duplicates", [200, 201]), ("", [201, 409])])
  func ofManyWhoAddOneRowNoneFails(resolution: String, allowed: [Int]) async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let id = UUID().uuidString.lowercased()
    let statuses = try await atOnce(20) { number in
      let client = try RawClient(app.port, seconds: 20)
      client.send(
        WebRequest("POST", "/rest/v1/books", #"{"id":"\#(id)","title":"T\#(number)","author":"A"}"#)
          .by(user.token).with("Prefer", resolution.isEmpty ? "return=minimal" : "resolution=\(resolution)").octets)
      return client.answer()?.status ?? 0
    }
    #expect(statuses.allSatisfy(allowed.contains), "\(statuses)")
    #expect(!resolution.isEmpty || statuses.filter { $0 == 201 }.count == 1)
    #expect(try await app.send(WebRequest("GET", "/rest/v1/books?select=id").by(user.token)).texts("id") == [id])
  }

  @Test func theCommandLineAndTheServerWriteAtOnce() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let processes = try (0..<8).map { try app.home.start(["books", "add", "Command \($0)", "--author", "A"]) }
    let statuses = try await atOnce(4) { number in
      let client = try RawClient(app.port, seconds: 20)
      return (0..<10).map { row in
        client.send(
          WebRequest("POST", "/rest/v1/books", #"{"title":"Request \#(number) \#(row)","author":"A"}"#).by(user.token).octets)
        return client.answer()?.status ?? 0
      }
    }
    #expect(statuses.joined().allSatisfy { $0 == 201 }, "\(statuses)")
    for process in processes {
      let outcome = await process.outcome()
      #expect(outcome.ending == .exited(0), "\(outcome)")
    }
    #expect(try await app.home.books("list").count == 48)
    #expect(try await app.send(WebRequest("GET", "/rest/v1/books").by(user.token)).texts("id").count == 48)
    #expect(try await app.home.run("doctor").ending == .exited(0))
  }

  @Test func aStoreThatIsLockedForAWhileIsWaitedFor() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let lock = try app.home.start(
      words: ["bash", "-c", #"(echo 'BEGIN EXCLUSIVE;'; sleep 1.5; echo 'COMMIT;') | sqlite3 "$0""#, app.home.database])
    try await Task.sleep(for: .milliseconds(400))
    // Waiting for it takes no longer than it lasts, and reading goes on elsewhere.
    let answer = try await app.send(WebRequest("POST", "/rest/v1/books", #"{"title":"T","author":"A"}"#).by(user.token))
    #expect(answer.status == 201, "\(answer.body)")
    #expect(await lock.outcome().ending == .exited(0))
  }

  @Test func threeHundredSlowConnectionsDelayNobody() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let healthy = WebRequest("GET", "/rest/v1/books").by(user.token).octets
    let times = try await onThread { [port = app.port] in
      let slow = try (0..<300).map { _ in try RawClient(port) }
      let drip = Array("POST /rest/v1/books HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\nA: bcdefghijklmnopqrstuvwxyz".utf8)
      return try (0..<15).map { round in
        for client in slow { client.send([drip[round * 5]]) }
        let start = ContinuousClock.now
        let client = try RawClient(port, seconds: 5)
        client.send(healthy)
        guard client.answer()?.status == 200 else { return Duration.seconds(60) }
        return start.duration(to: .now)
      }
    }
    // One may have had to wait for the processor, which others use too.
    #expect(times.sorted()[times.count - 2] < .milliseconds(500), "\(times)")
  }
}
