import Foundation

/// Imports killed at random moments: nothing or everything is there, and the same import again completes it.
struct KilledImports: Proof {
  static let name = "import"
  static let title = "kill -9 inside an import of 10,000 rows"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    var dice = scene.random
    let rows = scene.times(10_000, short: 2000)
    for sample in scene.features {
      let scene = try scene.inside("import-\(sample.name)")
      try Files.write(sample.records(rows, seed: scene.seed), to: scene.path("rows.json"))
      let (whole, duration) = try full(sample, scene)
      let kills = max(1, scene.times(50, short: 5) / scene.features.count)
      for _ in 0..<kills {
        finding.count += 1
        try kill(sample, after: dice.below(Int(duration * 1_100_000)), of: whole, in: scene, &finding)
      }
    }
    return finding
  }

  /// How many rows the file brings, and how many seconds that takes.
  private func full(_ sample: FeatureSample, _ scene: Scene) throws -> (Int, Double) {
    let start = ContinuousClock.now
    _ = try scene.run(sample.name, "import", "rows.json")
    let duration = (ContinuousClock.now - start) / .seconds(1)
    let count = try scene.ids(sample.name).count
    guard count > 0 else { throw ProofError("\(sample.name): nothing of the sample is imported") }
    return (count, duration)
  }

  private func kill(
    _ sample: FeatureSample, after pause: Int, of whole: Int, in scene: Scene, _ finding: inout Finding
  ) throws {
    Files.remove(scene.path("home"))
    try Files.makeFolder(scene.path("home"))
    let running = try scene.program([scene.app, sample.name, "import", "rows.json"]).start()
    usleep(UInt32(pause))
    running.signal(SIGKILL)
    _ = running.wait()
    let count = try scene.ids(sample.name).count
    if ![0, whole].contains(count) {
      finding.corrupt += 1
      finding.faults.append("\(sample.name): \(count) of \(whole) rows after a kill at \(pause) µs")
    }
    let again = try scene.run(sample.name, "import", "rows.json", "-q")
    finding.expect([0, 65].contains(again.code), "\(sample.name): importing again: \(again.summary)")
    let after = try scene.ids(sample.name).count
    finding.lost += max(0, whole - after)
    finding.expect(after == whole, "\(sample.name): \(after) of \(whole) rows after importing again")
    if let illness = try scene.illness() { finding.faults.append(illness) }
  }
}
