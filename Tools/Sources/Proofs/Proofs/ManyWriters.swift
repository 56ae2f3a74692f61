import Foundation

/// Two hundred processes that write at once, on a machine that has never run the app.
struct ManyWriters: Proof {
  static let name = "processes"
  static let title = "200 processes × 5 writes, first run included"
  private static let limit = Duration.seconds(20)

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    let sample = try scene.plainSample
    let words = sample.add(0).map { "'" + $0.replacing("0", with: "'\"$1-$i\"'") + "'" }.joined(separator: " ")
    let start = ContinuousClock.now
    let count = scene.times(200, short: 50)
    let writers = try (0..<count).map { number in
      try scene.shell("for i in 1 2 3 4 5; do \"$APP\" \(words) -q || exit; done", "\(number)", saying: "writer-\(number)")
    }
    let outcomes = writers.map { $0.wait() }
    let taken = ContinuousClock.now - start
    let ids = outcomes.flatMap(\.lines)
    for outcome in outcomes { finding.expect(outcome.isDone && outcome.errors.isEmpty, outcome.summary) }
    finding.count = ids.count
    finding.expect(ids.count == count * 5, "\(ids.count) of \(count * 5) writes were acknowledged")
    finding.lost = Set(ids).subtracting(try scene.ids(sample.name)).count
    // The short form runs while other steps may; the time is judged where the machine is one's own.
    finding.expect(scene.isShort || taken <= Self.limit, "it took \(taken)")
    if let illness = try scene.illness() { finding.faults.append(illness) }
    return finding
  }
}
