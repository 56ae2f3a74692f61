import Foundation
import TestSupport
import Testing

/// How `app serve` begins and ends.
@Suite(.inTurn) struct ServeCommandTests {
  @Test func healthIsToldToEverybody() async throws {
    let app = try await ServedApp()
    let answer = try await app.send(WebRequest("GET", "/health"))
    #expect(answer.status == 200)
    #expect(answer.body == #"{"status":"ok"}"#)
    #expect(try await app.send(WebRequest("HEAD", "/health")).status == 200)
    #expect(try await app.send(WebRequest("POST", "/health", "{}")).status == 405)
  }

  @Test func helpNamesEveryOption() async throws {
    let home = try BinaryHome()
    let help = try await home.output("serve", "--help")
    for option in ["--listen", "--threads", "--no-sign-up", "--key-file", "--allow-origin", "--trust-proxy"] {
      #expect(help.contains(option))
    }
    #expect(try await home.output("help", "serve") == help)
  }

  @Test(arguments: [
    ["--port", "80"], ["--listen", "localhost:8080"], ["--listen", "127.0.0.1"], ["--listen", "127.0.0.1:65536"],
    ["--listen", "127.0.0.1:-1"], ["--listen", "::1:8080"], ["--listen", "[::1]"], ["--listen", ""], ["--listen", ":8080"],
    ["--listen", "127.0.0.1:80 80"], ["--listen", "[127.0.0.1]:80"], ["--listen", "127.0.0.1:+80"], ["--listen", "1.2.3:0"],
    ["--listen", "[::g]:0"], ["--listen", "256.1.1.1:0"], ["--threads", "0"], ["--threads", "65"], ["--threads", "two"],
    ["--trust-proxy", "proxy.example.org"], ["--trust-proxy", ""], ["--allow-origin", "https://example.org/"],
    ["--allow-origin", "*"], ["books"], ["--store", "http://127.0.0.1:1"],
  ])
  func aWrongCommandLineIsRefusedAtOnce(words: [String]) async throws {
    let home = try BinaryHome()
    // A port of the system's choice, so that what is not refused takes none that others use.
    let place = words.contains("--listen") ? [] : ["--listen", "127.0.0.1:0"]
    let outcome = try await home.start(["serve"] + place + words).outcome(limit: .seconds(10))
    #expect(outcome.ending == .exited(64), "\(words)\n\(outcome)")
    #expect(outcome.errors.hasPrefix("Error: "))
  }

  @Test func aPortInUseIsNamed() async throws {
    let app = try await ServedApp()
    let errors = try await app.home.error(73, "serve", "--listen", "127.0.0.1:\(app.port)")
    #expect(errors.contains("127.0.0.1:\(app.port)") && errors.contains("another program"))
    #expect(try await app.isHealthy())
  }

  @Test(arguments: [
    ("", 64), ("brief", 64), (String(repeating: "a", count: 31), 64), ("  \(String(repeating: "a", count: 30))  \n", 64),
  ])
  func aKeyThatIsTooShortIsRefused(text: String, code: Int) async throws {
    let home = try BinaryHome()
    try home.write(text, to: "key")
    let errors = try await home.error(Int32(code), "serve", "--listen", "127.0.0.1:0", "--key-file", home.path("key"))
    #expect(errors.contains("'\(home.path("key"))'") && errors.contains("32"))
    #expect(text.isEmpty || !errors.contains(text))
  }

  @Test func aKeyFileThatIsMissingIsNamed() async throws {
    let home = try BinaryHome()
    let errors = try await home.error(1, "serve", "--listen", "127.0.0.1:0", "--key-file", home.path("none"))
    #expect(errors.contains("'\(home.path("none"))'"))
  }

  @Test(arguments: [(SIGTERM, 143), (SIGINT, 130)])
  func aSignalEndsItSoon(_ signal: Int32, code: Int) async throws {
    let app = try await ServedApp()
    // Connections that wait hold nothing up.
    let idle = try (0..<5).map { _ in try RawClient(app.port) }
    idle[0].send("GET /health HT")
    try await Task.sleep(for: .milliseconds(100))
    let start = ContinuousClock.now
    app.process.signal(signal)
    let outcome = await app.process.outcome()
    #expect(outcome.ending == .exited(Int32(code)), "\(outcome)")
    #expect(start.duration(to: .now) < .seconds(5))
    #expect(outcome.output.isEmpty)
  }

  @Test func aRequestUnderWayIsAnsweredBeforeTheEnd() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("admin")
    let request = WebRequest("POST", "/rest/v1/books", #"{"title":"Last","author":"A"}"#).by(user.token)
    let octets = request.octets
    let client = try RawClient(app.port, seconds: 5)
    client.send(Array(octets.dropLast(10)))
    // The server has the head before it is told to stop.
    try await Task.sleep(for: .milliseconds(300))
    let start = ContinuousClock.now
    app.process.signal(SIGTERM)
    try await Task.sleep(for: .milliseconds(300))
    client.send(Array(octets.suffix(10)))
    #expect(client.answer()?.status == 201)
    let outcome = await app.process.outcome()
    #expect(outcome.ending == .exited(143), "\(outcome)")
    #expect(start.duration(to: .now) < .seconds(5))
    #expect(try await app.home.titles("list") == ["Last"])
  }

  @Test func aHomeThatCannotBeWrittenIsSaid() async throws {
    let home = try BinaryHome()
    let outcome = try await home.start(["serve", "--listen", "127.0.0.1:0"], environment: ["HOME": "/proc/nowhere"])
      .outcome(limit: .seconds(10))
    #expect(outcome.ending == .exited(73), "\(outcome)")
    #expect(outcome.errors.hasPrefix("Error: ") && outcome.errors.contains("/proc/nowhere"), "\(outcome)")
    #expect(!outcome.errors.contains("Serving"))
  }

  @Test func aStoreInMemoryServes() async throws {
    let app = try await ServedApp("--store", "memory:")
    let user = try await app.signUp("admin")
    let book = WebRequest("POST", "/rest/v1/books", #"{"title":"T","author":"A"}"#).by(user.token)
    #expect(try await app.send(book).status == 201)
    #expect(try await app.send(WebRequest("GET", "/rest/v1/books").by(user.token)).texts("title") == ["T"])
    #expect(!app.home.exists(app.home.database))
  }

  @Test func twoServersShareOneStore() async throws {
    let first = try await ServedApp()
    let second = try await ServedApp(home: first.home)
    let user = try await first.signUp("admin")
    // What one signed, the other believes: they share the secret of the home.
    let written = try await atOnce(8) { number in
      let client = try RawClient(number.isMultiple(of: 2) ? first.port : second.port, seconds: 20)
      client.send(WebRequest("POST", "/rest/v1/books", #"{"title":"T\#(number)","author":"A"}"#).by(user.token).octets)
      return client.answer()?.status
    }
    #expect(written == Array(repeating: 201, count: 8))
    for app in [first, second] {
      let titles = try await app.send(WebRequest("GET", "/rest/v1/books").by(user.token)).texts("title")
      #expect(Set(titles) == Set((0..<8).map { "T\($0)" }))
    }
    #expect(await second.stop().ending == .exited(143))
    #expect(try await first.isHealthy())
  }
}
