import Foundation

/// What `wrk` says of a server that answers one request over and over.
struct Load {
  /// Requests a second.
  let rate: Double
  /// Seconds within which 99 of 100 are answered.
  let slowest: Double

  /// Asks by one thread on 16 connections for some seconds.
  init(_ url: String, headers: [String], seconds: Int, fixture: Fixture) throws {
    let options = ["-t1", "-c16", "-d\(seconds)s", "--latency"] + headers.flatMap { ["-H", $0] }
    var command = Command("wrk", options + [url], errors: fixture.path("errors"))
    command.output = fixture.path("answer")
    _ = try command.run()
    let text = try String(contentsOfFile: command.output, encoding: .utf8)
    if text.contains("Non-2xx") { throw BenchmarkError("\(url) is refused: \(text)") }
    guard let rate = Self.word(behind: "Requests/sec:", in: text).flatMap({ Double($0) }),
      let slowest = Self.word(behind: "99%", in: text).flatMap(Self.seconds)
    else { throw BenchmarkError("wrk says something else: \(text)") }
    self.rate = rate
    self.slowest = slowest
  }

  private static func word(behind label: String, in text: String) -> Substring? {
    let words = text.split { $0 == " " || $0 == "\n" }
    return words.firstIndex { $0 == label }.flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }

  /// `1.23ms`, `12.00us`, `1.00s`.
  private static func seconds(_ text: Substring) -> Double? {
    for (unit, factor) in [("us", 1e-6), ("ms", 1e-3), ("s", 1.0)] where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 * factor }
    }
    return nil
  }
}
