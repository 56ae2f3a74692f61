import Foundation

/// `books list` of 1,000 books of a server on this machine beside `curl` fetching the same JSON, and from the cache beside the local store.
struct ListRemoteBooks: Benchmark {
  private static let port = 18093
  private static let key = "0123456789abcdef0123456789abcdef"
  private static let address = "http://127.0.0.1:\(port)"

  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let store = try fixture.store(of: 1000)
    try FileManager.default.createDirectory(atPath: fixture.path("home"), withIntermediateDirectories: true)
    let server = try Server(serving: store, key: Self.key, port: Self.port, fixture)
    let local = Contender { _ in
      var command = fixture.appCommand(["books", "list"], store: store)
      command.output = fixture.path("local")
      return command
    }
    let curl = Contender { _ in
      var command = Command(
        "curl", ["--silent", "--fail", "--header", "apikey: \(Self.key)", "\(Self.address)/rest/v1/books?limit=1000"],
        errors: fixture.path("errors"))
      command.output = fixture.path("answer")
      return command
    }
    let contests = [
      Contest(
        work: "list 1,000 books of a server (peer: curl)", goal: Goal(ratio: 3),
        app: Self.remote(fixture) { try Self.forget(fixture) }, peer: curl,
        agree: {
          try Self.check(1000, #""id":"#, in: fixture.path("answer"))
          try Self.check(1001, "\n", in: fixture.path("listed"))
        }),
      Contest(
        work: "the same from the cache (peer: the local store)", goal: Goal(ratio: 2), app: Self.remote(fixture), peer: local,
        agree: { try Self.check(fixture) }),
      Contest(
        work: "the same, asked whether it changed", goal: .none, app: Self.remote(fixture) { try Self.age(fixture) }, peer: local,
        agree: { try Self.check(fixture) }),
    ]
    return try withExtendedLifetime(server) { try contests.map { try $0.result(pairs: pairs) } }
  }

  /// The app, which has to show every book.
  private static func remote(_ fixture: Fixture, prepare: @escaping () throws -> Void = {}) -> Contender {
    let output = fixture.path("listed")
    return Contender(prepare: prepare) { _ in
      var command = Command(fixture.app, ["books", "list", "--store", address], errors: fixture.path("errors"))
      command.environment = ["APP_API_KEY=\(key)", "XDG_CACHE_HOME=\(fixture.path("cache"))", "HOME=\(fixture.path("home"))"]
      command.output = output
      return command
    }
  }

  /// A list is the same wherever its books are.
  private static func check(_ fixture: Fixture) throws {
    let (listed, local) = try (
      Data(contentsOf: URL(fileURLWithPath: fixture.path("listed"))),
      Data(contentsOf: URL(fileURLWithPath: fixture.path("local")))
    )
    if listed != local { throw BenchmarkError("the server's books are listed otherwise than those of the store") }
  }

  private static func check(_ count: Int, _ part: String, in file: String) throws {
    let found = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: part).count - 1
    if found != count { throw BenchmarkError("\(file) has \(found) of \(count) books") }
  }

  private static func forget(_ fixture: Fixture) throws {
    let cache = fixture.path("cache")
    if FileManager.default.fileExists(atPath: cache) { try FileManager.default.removeItem(atPath: cache) }
  }

  /// Makes what is cached older than it is shown without a question.
  private static func age(_ fixture: Fixture) throws {
    let cache = fixture.path("cache")
    for name in FileManager.default.subpaths(atPath: cache) ?? [] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: "\(cache)/\(name)")
    }
  }
}
