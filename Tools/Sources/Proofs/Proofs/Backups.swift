import Foundation

/// Backups while somebody writes, and restores over a store whose last writer was killed.
struct Backups: Proof {
  static let name = "backup"
  static let title = "backup while a writer writes; restore over a stale journal"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    try backups(scene.inside("writing"), &finding)
    try restores(scene.inside("stale"), &finding)
    return finding
  }

  private func backups(_ scene: Scene, _ finding: inout Finding) throws {
    let sample = try scene.plainSample
    try scene.must(sample.add(1))
    let words = sample.add(0).map { "'" + $0.replacing("0", with: "'\"$i\"'") + "'" }.joined(separator: " ")
    let writer = try scene.shell(
      "i=9; while [ ! -e stop ]; do i=$((i + 1)); \"$APP\" \(words) -q || exit; done", saying: "writer")
    var last = 0
    for number in 0..<scene.times(50, short: 8) {
      finding.count += 1
      let file = scene.path("backup-\(number).db")
      let outcome = try scene.shell("umask 000; exec \"$APP\" backup \"$1\"", file).wait()
      finding.expect(outcome.isDone, "backup \(number): \(outcome.summary)")
      finding.expect(Files.mode(file) == 0o600, "backup \(number) may be read by others")
      let copy = try scene.run("doctor", "--store", "sqlite:\(file)")
      let count = try scene.run(sample.name, "list", "--format", "ndjson", "--store", "sqlite:\(file)").lines.count
      if !copy.isDone || count < max(1, last) {
        finding.corrupt += 1
        finding.faults.append("backup \(number): \(count) rows after \(last); \(copy.summary)")
      }
      last = count
    }
    try Files.write("", to: scene.path("stop"))
    let outcome = writer.wait()
    finding.expect(outcome.isDone, "the writer: \(outcome.summary)")
    let again = try scene.run("backup", "backup-0.db")
    finding.expect(again.code == 73, "a backup over a file that exists: \(again.summary)")
  }

  private func restores(_ scene: Scene, _ finding: inout Finding) throws {
    let sample = try scene.plainSample
    for number in 1...5 { try scene.must(sample.add(number)) }
    try scene.must("backup", "good.db")
    let (good, ids) = (Files.bytes(scene.path("good.db")), try scene.ids(sample.name))
    try Files.write(sample.records(4000, seed: scene.seed), to: scene.path("rows.json"))
    var (dice, stale) = (scene.random, 0)
    for number in 0..<scene.times(50, short: 8) {
      finding.count += 1
      stale += try kill(sample, in: scene, &dice) ? 1 : 0
      let outcome = try scene.run("restore", "good.db")
      let what = "restore \(number)"
      finding.expect(outcome.isDone, "\(what): \(outcome.summary)")
      if try scene.ids(sample.name) != ids || scene.illness() != nil {
        finding.corrupt += 1
        finding.faults.append("\(what): the store is not what was backed up")
      }
      finding.expect(Files.mode(scene.store) == 0o600, "\(what): others may read the store")
      finding.expect(Files.bytes(scene.path("good.db")) == good, "\(what) changed the backup")
      try refuseBad(good, sample, ids, scene, &dice, &finding)
    }
    finding.expect(stale > 0, "no writer left a journal behind")
  }

  /// Kills an import; whether it left a journal.
  private func kill(_ sample: FeatureSample, in scene: Scene, _ dice: inout Dice) throws -> Bool {
    let running = try scene.program([scene.app, sample.name, "import", "rows.json"]).start()
    let end = ContinuousClock.now + .seconds(20)
    while !Files.exists(scene.store + "-journal"), !running.isOver, ContinuousClock.now < end { usleep(500) }
    usleep(UInt32(dice.below(20_000)))
    running.signal(SIGKILL)
    _ = running.wait()
    return Files.size(scene.store + "-journal") > 0
  }

  /// A backup with a flipped bit in a row is refused, and the store stays.
  private func refuseBad(
    _ good: Data, _ sample: FeatureSample, _ ids: Set<String>, _ scene: Scene, _ dice: inout Dice, _ finding: inout Finding
  ) throws {
    var bad = good
    let id = Data(Array(ids.sorted()[dice.below(ids.count)].utf8))
    guard let place = bad.range(of: id) else { throw ProofError("the backup does not hold its ids") }
    bad[place.lowerBound + dice.below(8)] ^= 1
    try Files.write(bad, to: scene.path("bad.db"))
    let outcome = try scene.run("restore", "bad.db")
    finding.expect(outcome.code == 65, "a bad backup: \(outcome.summary)")
    finding.expect(try scene.ids(sample.name) == ids, "a bad backup has changed the store")
  }
}
