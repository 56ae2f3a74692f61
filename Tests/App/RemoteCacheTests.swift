import Foundation
import TestSupport
import Testing

/// What was read before is shown again: while it is new, while it is unchanged, and while there is no network.
@Suite struct RemoteCacheTests {
  /// The files of the cache.
  private func files(_ home: BinaryHome) throws -> [String] {
    let cache = home.home + "/.cache/app"
    guard home.exists(cache) else { return [] }
    let enumerator = FileManager.default.enumerator(atPath: cache)
    return (enumerator?.allObjects as? [String] ?? []).map { "\(cache)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  /// Makes what is cached older by so many seconds.
  private func age(_ home: BinaryHome, by seconds: TimeInterval) throws {
    for file in try files(home) {
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: file)
    }
  }

  @Test func withoutANetworkTheLastAnswerStandsAndSaysHowOldItIs() async throws {
    let server = try await SharedServer(BinaryHome())
    let ann = try await server.visitor()
    let there: [String: String?] = ["APP_STORE": server.url]
    try await ann.output("books", "add", "Emma", "--author", "Austen", environment: there)
    let online = try await ann.output("books", "list", environment: there)
    await server.stop()
    try age(ann, by: 185)
    let offline = try await ann.start(["books", "list"], environment: there).outcome()
    #expect(offline.code == 0 && offline.output == online && offline.errors.firstRange(of: "3 minutes ago") != nil, "\(offline)")
    try await ann.error(74, "books", "list", "--author", "never asked", environment: there)
    try await ann.error(74, "books", "add", "New", "--author", "N", environment: there)
    #expect(try files(ann).allSatisfy { ann.permissions($0) == 0o600 })
    let parting = try await ann.start(["users", "logout"], environment: there).outcome()
    #expect(parting.code == 74 && parting.errors.firstRange(of: "You are signed out here") != nil, "\(parting)")
    #expect(try files(ann).isEmpty, "signing out removes it")
  }

  @Test func aWriteIsSeenAtOnceByWhoeverWrote() async throws {
    let server = try await SharedServer(BinaryHome())
    let ann = try await server.visitor()
    let there: [String: String?] = ["APP_STORE": server.url]
    let id = try await ann.output("books", "add", "Emma", "--author", "Austen", environment: there).prefix(36)
    #expect(try await ann.output("books", "list", environment: there).firstRange(of: "Emma") != nil)
    try await ann.output("books", "update", String(id), "--title", "Persuasion", environment: there)
    #expect(try await ann.output("books", "list", environment: there).firstRange(of: "Persuasion") != nil)
    try await ann.output("books", "delete", String(id), environment: there)
    #expect(try await ann.output("books", "list", environment: there).isEmpty)
  }

  @Test func whatOneKeyWasShownAnotherIsNot() async throws {
    let server = try FaultServer { request, connection in
      let title = request["apikey"] ?? "nobody's"
      connection.answer(
        200, ["ETag: \"\(title)\""],
        body: #"[{"id":"11111111-1111-4111-8111-111111111111","title":"\#(title)","author":"A","date_added":"2020-01-01"}]"#)
    }
    let home = try BinaryHome()
    for key in ["one", "other", nil] as [String?] {
      let shown = try await home.output("books", "list", environment: ["APP_STORE": server.url(""), "APP_API_KEY": key])
      #expect(shown.firstRange(of: key ?? "nobody's") != nil, "\(shown)")
    }
  }

  @Test func whatIsNewIsNotAskedForWhatIsOldIsRevalidatedAndWhatIsTornIsAMiss() async throws {
    let row = #"[{"id":"11111111-1111-4111-8111-111111111111","title":"T","author":"A","date_added":"2020-01-01"}]"#
    let server = try FaultServer { request, connection in
      if request["If-None-Match"] == "\"one\"" { return connection.answer(304, ["ETag: \"one\""]) }
      connection.answer(200, ["ETag: \"one\""], body: row)
    }
    let home = try BinaryHome()
    let there: [String: String?] = ["APP_STORE": server.url("")]
    let first = try await home.output("books", "list", environment: there)
    // However long the machine took for the first.
    try age(home, by: 0)
    #expect(try await home.output("books", "list", environment: there) == first && server.requests.count == 1)
    try age(home, by: 60)
    #expect(try await home.output("books", "list", environment: there) == first)
    #expect(server.requests.count == 2 && server.requests[1]["If-None-Match"] == "\"one\"")
    try age(home, by: 0)
    #expect(
      try await home.output("books", "list", environment: there) == first && server.requests.count == 2, "it is as new again")
    let file = try #require(try files(home).first)
    let whole = try home.bytes(file)
    for torn in [[], Array(whole.prefix(20)), Array(whole.dropLast()), whole + [0x20], [UInt8](repeating: 0, count: 500)] {
      try Data(torn).write(to: URL(fileURLWithPath: file))
      let count = server.requests.count
      #expect(try await home.output("books", "list", environment: there) == first && server.requests.count == count + 1)
    }
  }

  @Test func aCacheThatCannotBeWrittenIsNoError() async throws {
    let server = try FaultServer { $1.answer(200, ["ETag: \"one\""], body: "[]") }
    let home = try BinaryHome()
    for place in ["/dev/null/x", "/proc/none"] {
      try await home.output("books", "list", environment: ["APP_STORE": server.url(""), "XDG_CACHE_HOME": place])
    }
  }
}
