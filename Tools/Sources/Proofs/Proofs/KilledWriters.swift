import Foundation

/// Writers in a loop, killed at random moments: every id they have printed is there afterwards.
struct KilledWriters: Proof {
  static let name = "kill"
  static let title = "kill -9 in a write loop, and of a server"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    var dice = scene.random
    let samples = scene.features.filter { $0.input == nil }
    var acknowledged: [String: Set<String>] = [:]
    for round in 0..<scene.times(500, short: 40) {
      let sample = samples[round % samples.count]
      let before = acknowledged[sample.name, default: []]
      let ids = try killed(sample, round: round, after: dice.below(30_000), in: scene)
      acknowledged[sample.name] = before.union(ids)
      finding.count += 1
      if round % 10 == 9 { try look(for: acknowledged, &finding, scene) }
    }
    try look(for: acknowledged, &finding, scene)
    finding.expect(acknowledged.values.contains { !$0.isEmpty }, "no writer came to write anything")
    if scene.hasUsers { finding.add(try KilledServer().run(in: scene.inside("server"))) }
    return finding
  }

  /// The ids one writer has printed before it was killed, so many microseconds after the first.
  private func killed(_ sample: FeatureSample, round: Int, after pause: Int, in scene: Scene) throws -> [String] {
    let words = sample.add(0).map { $0.replacing("0", with: "'\"$i\"'") }.map { "'\($0)'" }.joined(separator: " ")
    let script = "i=\(round)000; while :; do i=$((i + 1)); \"$APP\" \(words) -q || exit; done"
    // A name of its own: a process that was orphaned by the kill before may still write to the last one.
    let writer = try scene.shell(script, saying: "writer-\(round)")
    let end = ContinuousClock.now + .seconds(20)
    while writer.written == 0, !writer.isOver, ContinuousClock.now < end { usleep(500) }
    usleep(UInt32(pause))
    // The loop first, so that it starts no other; then whoever it started.
    let children = try scene.childProcesses(of: writer.process)
    writer.signal(SIGKILL)
    for child in children { kill(child, SIGKILL) }
    let outcome = writer.wait()
    guard outcome.ending == .signalled(SIGKILL) else { throw ProofError("the writer: \(outcome.summary)") }
    return outcome.lines.filter { $0.count == 36 }
  }

  private func look(for acknowledged: [String: Set<String>], _ finding: inout Finding, _ scene: Scene) throws {
    for (feature, ids) in acknowledged {
      let lost = ids.subtracting(try scene.ids(feature))
      finding.lost += lost.count
      finding.expect(lost.isEmpty, "\(feature): lost \(lost.sorted().prefix(5))")
    }
    if let illness = try scene.illness() {
      finding.corrupt += 1
      finding.faults.append(illness)
    }
  }
}
