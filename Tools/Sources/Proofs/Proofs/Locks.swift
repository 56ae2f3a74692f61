import Foundation

/// A store that somebody else has locked, and a reader who is slow.
struct Locks: Proof {
  static let name = "locks"
  static let title = "a lock held 3 s and 60 s; a slow reader of list"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    let sample = try scene.plainSample
    try Files.write(sample.records(3000, seed: scene.seed), to: scene.path("rows.json"))
    _ = try scene.run(sample.name, "import", "rows.json")
    try held(3, sample, in: scene, &finding) { outcome, seconds, finding in
      finding.expect(outcome.isDone && seconds >= 2, "a lock of 3 s: \(outcome.summary) after \(seconds) s")
    }
    try held(60, sample, in: scene, &finding) { outcome, seconds, finding in
      finding.expect(outcome.code == 75 && seconds <= 11, "a lock of 60 s: \(outcome.summary) after \(seconds) s")
    }
    try slowReader(sample, in: scene, &finding)
    return finding
  }

  private func held(
    _ seconds: Int, _ sample: FeatureSample, in scene: Scene, _ finding: inout Finding,
    judge: (Outcome, Double, inout Finding) -> Void
  ) throws {
    finding.count += 1
    let said = scene.path("holder.out")
    Files.remove(said)
    let holder = try scene.program(
      [
        "sqlite3", "-init", "/dev/null", "-bail", scene.store, ".timeout 5000", "BEGIN EXCLUSIVE", "SELECT 'held'",
        ".shell sleep \(seconds)",
        "COMMIT",
      ], saying: "holder"
    ).start()
    let end = ContinuousClock.now + .seconds(10)
    // The shell writes what it selects when it comes to the next command at the latest.
    while ContinuousClock.now < end, try scene.childProcesses(of: holder.process).isEmpty { usleep(2000) }
    let start = ContinuousClock.now
    let outcome = try scene.run(sample.add(100 + seconds))
    judge(outcome, (ContinuousClock.now - start) / .seconds(1), &finding)
    for child in try scene.childProcesses(of: holder.process) { kill(child, SIGKILL) }
    holder.signal(SIGKILL)
    _ = holder.wait()
    if let illness = try scene.illness() { finding.faults.append(illness) }
  }

  /// A kilobyte a second through a pipe, while another process adds.
  private func slowReader(_ sample: FeatureSample, in scene: Scene, _ finding: inout Finding) throws {
    finding.count += 1
    let before = try scene.ids(sample.name)
    let pipe = scene.path("pipe")
    guard mkfifo(pipe, 0o600) == 0 else { throw ProofError("'\(pipe)' cannot be made") }
    // Opened for both, so that neither waits for the other.
    let descriptor = open(pipe, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    var list = scene.program([scene.app, sample.name, "list", "--format", "ndjson"], saying: "list")
    list.output = pipe
    let lister = try list.start()
    var bytes: [UInt8] = []
    for round in 0..<3 {
      bytes += read(1024, descriptor)
      let start = ContinuousClock.now
      let outcome = try scene.run(sample.add(1000 + round))
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      finding.expect(outcome.isDone && seconds < 5, "beside a slow reader: \(outcome.summary) after \(seconds) s")
      sleep(1)
    }
    bytes += rest(descriptor, until: lister)
    let outcome = lister.wait()
    finding.expect(outcome.isDone, "the slow list: \(outcome.summary)")
    let listed = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { Scene.id(String($0)) })
    finding.lost += before.subtracting(listed).count
  }

  private func read(_ count: Int, _ descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    let got = Foundation.read(descriptor, &buffer, count)
    return Array(buffer.prefix(max(0, got)))
  }

  private func rest(_ descriptor: Int32, until lister: RunningProgram) -> [UInt8] {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      let more = read(65_536, descriptor)
      bytes += more
      if more.isEmpty {
        if lister.isOver { return bytes + read(65_536, descriptor) }
        usleep(1000)
      }
    }
    return bytes
  }
}
