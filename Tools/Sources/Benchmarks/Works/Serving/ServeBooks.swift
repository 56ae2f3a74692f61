import Foundation

/// `serve` on one thread beside a bare handler in C on the same library, database and look-up: a row by its id, and a page of 100.
struct ServeBooks: Benchmark {
  private static let seconds = 3
  private static let key = "0123456789abcdef0123456789abcdef"

  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    let store = try fixture.store(of: min(fixture.rows, 100_000))
    let id = try fixture.ask(store, "SELECT id FROM books LIMIT 1 OFFSET 1000").filter { !$0.isNewline }
    let app = try Server(serving: store, key: Self.key, port: 18092, fixture)
    let peer = try Server(try baseline(fixture), [store, "18091"], port: 18091)
    return try withExtendedLifetime(peer) {
      try results(
        "row by its id", "/rest/v1/books?id=eq.\(id)", "/row?id=\(id)", (Goal(ratio: 1 / 0.6), Goal(ratio: 2)), app, fixture,
        pairs)
        + results("page of 100 rows", "/rest/v1/books?limit=100", "/page", (Goal(ratio: 2), .none), app, fixture, pairs)
    }
  }

  private func results(
    _ name: String, _ path: String, _ peerPath: String, _ goals: (rate: Goal, slowest: Goal), _ app: Server, _ fixture: Fixture,
    _ pairs: Int
  ) throws -> [BenchmarkResult] {
    var (apps, peers): ([Load], [Load]) = ([], [])
    for _ in 0..<pairs {
      apps.append(
        try Load("http://127.0.0.1:18092\(path)", headers: ["apikey: \(Self.key)"], seconds: Self.seconds, fixture: fixture))
      peers.append(try Load("http://127.0.0.1:18091\(peerPath)", headers: [], seconds: Self.seconds, fixture: fixture))
    }
    func result(_ work: String, _ value: (Load) -> Double, _ goal: Goal) -> BenchmarkResult {
      BenchmarkResult(
        work: work, pairs: pairs, app: Statistics.median(apps.map(value)), peer: Statistics.median(peers.map(value)),
        ratio: Statistics.median(zip(apps, peers).map { value($0) / value($1) }), peak: app.peak, goal: goal)
    }
    var rate = goals.rate
    rate.mebibytes = 64
    return [
      result("serve a \(name) (peer: bare C)", { 1 / $0.rate }, rate),
      result("the same, 99 of 100 within", { $0.slowest }, goals.slowest),
    ]
  }

  /// Compiles the peer.
  private func baseline(_ fixture: Fixture) throws -> String {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../../lib/serve/baseline.c")
    let program = fixture.path("baseline")
    // Of the tools it runs cc needs to know where they are.
    _ = try Command(
      "/bin/sh",
      [
        "-c", "PATH=/usr/local/bin:/usr/bin:/bin exec cc -O2 -o \"$1\" \"$2\" -lmicrohttpd -lsqlite3", "sh", program, source.path,
      ],
      errors: fixture.path("errors")
    ).run()
    return program
  }
}
