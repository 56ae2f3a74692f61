import Foundation
import TestSupport
import Testing

/// What must be nowhere: in no log, no database, no backup.
@Suite(.inTurn) struct ServedSecretsTests {
  private static let password = "marker-password-8fe1c4"

  @Test func secretsAreInNeitherStoreNorBackupNorLog() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("owner", password: Self.password)
    _ = try await app.signIn("owner", password: "marker-wrong-8fe1c4")
    let again = try #require(try await app.signIn("owner", password: Self.password).signedIn)
    let next = try #require(try await app.refresh(again.refreshToken).signedIn)
    _ = try await app.send(WebRequest("GET", "/rest/v1/books?title=eq.marker-query").by(user.token).with("apikey", "marker-key"))
    _ = try await app.send(WebRequest("GET", "/rest/v1/books").by("marker-bearer"))
    _ = try await app.send(WebRequest("POST", "/auth/v1/token?grant_type=password&marker-query=1", "marker-body"))
    let backup = app.home.path("backup.db")
    try await app.home.output("backup", backup)
    let secret = "home/.local/state/app/token-secret"
    #expect(app.home.permissions(secret) == 0o600)
    #expect(app.home.permissions("home/.local/state/app") == 0o700)
    let log = Array(await app.stop().errors.utf8)
    var places = [("log", log), ("backup", try app.home.bytes(backup))]
    for name in try app.home.names(in: "home/.local/share/app") {
      places.append((name, try app.home.bytes("home/.local/share/app/\(name)")))
    }
    var secrets = [Self.password, "marker-wrong", "marker-query", "marker-key", "marker-bearer", "marker-body"].map {
      Array($0.utf8)
    }
    for user in [user, again, next] { secrets += [Array(user.token.utf8), Array(user.refreshToken.utf8)] }
    secrets.append(try app.home.bytes(secret))
    for (name, bytes) in places {
      for secret in secrets {
        #expect(bytes.firstRange(of: secret) == nil, "\(String(decoding: secret, as: UTF8.self)) in \(name)")
      }
    }
    let fingerprints = try await app.home.shell(
      #"sqlite3 "\#(app.home.database)" "SELECT length(token_hash) FROM user_sessions""#)
    #expect(Set(fingerprints.lines).count == 1 && fingerprints.lines.count == 2, "\(fingerprints)")
  }

  @Test func aBackupIsMadeWhileRequestsWrite() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("owner")
    let writing = Task {
      try await atOnce(2) { [port = app.port] number in
        let client = try RawClient(port, seconds: 30)
        return (0..<30).allSatisfy { row in
          client.send(
            WebRequest("POST", "/rest/v1/books", #"{"title":"T\#(number) \#(row)","author":"A"}"#).by(user.token).octets)
          return client.answer()?.status == 201
        }
      }
    }
    try await app.home.output("backup", app.home.path("backup.db"))
    #expect(try await writing.value == [true, true])
    let store = "sqlite:\(app.home.path("backup.db"))"
    #expect(try await app.home.run("doctor", "--store", store).ending == .exited(0))
  }

  @Test func aBackupThatIsRestoredIsServed() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("owner")
    func add(_ title: String) async throws -> Int {
      try await app.send(WebRequest("POST", "/rest/v1/books", #"{"title":"\#(title)","author":"A"}"#).by(user.token)).status
    }
    #expect(try await add("Before") == 201)
    try await app.home.output("backup", app.home.path("backup.db"))
    #expect(try await add("Lost") == 201)
    try await app.home.output("restore", app.home.path("backup.db"))
    #expect(try await add("After") == 201)
    let titles = try await app.send(WebRequest("GET", "/rest/v1/books").by(user.token)).texts("title")
    #expect(titles == ["Before", "After"])
    #expect(try await app.home.titles("list") == titles)
  }

  @Test func aStoreThatIsGoneIsWrittenNoMore() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("owner")
    let book = WebRequest("POST", "/rest/v1/books", #"{"title":"T","author":"A"}"#).by(user.token)
    #expect(try await app.send(book).status == 201)
    try FileManager.default.removeItem(atPath: app.home.database)
    let answer = try await app.send(book)
    #expect(answer.status == 500 && !answer.body.contains("/"), "it is not acknowledged, and tells no path: \(answer.body)")
  }

  @Test func theLogIsLinesOfPrintableText() async throws {
    let app = try await ServedApp()
    for target in ["/%1B[2J%0A%00", "/\u{7F}", "/é☃", "/" + String(repeating: "a", count: 3_000)] {
      _ = try await app.answer(to: WebRequest("GET", target))
    }
    let odd = try RawClient(app.port)
    odd.send("GE\u{1B}T /a\u{1B}[31m HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = odd.answer()
    let log = await app.stop().errors
    #expect(log.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value < 0x7F) }, "\(log)")
    #expect(log.split(separator: "\n").allSatisfy { $0.utf8.count < 400 })
  }

}
