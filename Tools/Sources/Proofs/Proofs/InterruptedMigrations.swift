import Foundation

/// The first start on a store of an older version, killed or out of room on the way: the old or the new schema with every row.
struct InterruptedMigrations: Proof {
  static let name = "migration"
  static let title = "migration killed, or without room, from each older schema"

  /// What a migration changes the disk with.
  private static let calls: Set = ["write", "pwrite64", "ftruncate", "fsync", "fdatasync", "unlink"]

  func run(in scene: Scene) throws -> Finding {
    if let obstacle = try Strace.obstacle(scene) { return .notRun(obstacle) }
    var finding = Finding()
    let works = try DurableWork.migrations(in: scene, rows: scene.times(5000, short: 1000))
    finding.expect(!works.isEmpty, "no table has an older version")
    for work in works {
      let before = try work.prepared(in: scene)
      let points = try points(of: work, before)
      try kill(work, before, points, &finding)
      try fail(work, before, points, &finding)
      try killAtAnyMoment(work, before, &finding)
    }
    return finding
  }

  /// The calls of an undisturbed migration: each with how many of its kind it is.
  private func points(of work: DurableWork, _ before: Scene) throws -> [(call: String, number: Int)] {
    let scene = try work.copy(of: before, as: "\(work.name)-traced")
    let outcome = try work.run(in: scene, under: Strace.tracing(in: scene)).outcome
    guard outcome.isDone, try work.state(scene) == .after else { throw ProofError("\(work.name): \(outcome.summary)") }
    var numbers: [String: Int] = [:]
    return Strace.calls(in: scene).filter { Self.calls.contains($0.name) }.map { call in
      numbers[call.name, default: 0] += 1
      return (call.name, numbers[call.name, default: 0])
    }
  }

  /// As many of the points as there is time for, spread over the whole of it.
  private func chosen(_ points: [(call: String, number: Int)], _ scene: Scene) -> [(call: String, number: Int)] {
    let most = min(points.count, scene.times(50, short: 5))
    return (0..<most).map { points[($0 * points.count + points.count / 2) / most] }
  }

  private func kill(
    _ work: DurableWork, _ before: Scene, _ points: [(call: String, number: Int)], _ finding: inout Finding
  ) throws {
    for (call, number) in chosen(points, before) {
      let scene = try work.copy(of: before, as: "\(work.name)-killed")
      let outcome = try work.run(in: scene, under: Strace.killing(at: call, number, in: scene)).outcome
      try judge(work, outcome, scene, "killed at \(call) \(number)", &finding)
    }
  }

  private func fail(
    _ work: DurableWork, _ before: Scene, _ points: [(call: String, number: Int)], _ finding: inout Finding
  ) throws {
    for (place, point) in chosen(points, before).enumerated() {
      let error = place.isMultiple(of: 2) ? "ENOSPC" : "EIO"
      let scene = try work.copy(of: before, as: "\(work.name)-failing")
      let outcome = try work.run(in: scene, under: Strace.failing(point.call, point.number, error, in: scene)).outcome
      let moment = "\(error) at \(point.call) \(point.number)"
      finding.expect(outcome.ending.isDocumented, "\(work.name), \(moment): \(outcome.summary)")
      try judge(work, outcome, scene, moment, &finding)
    }
  }

  /// Without the tracer, whose pace is another: from the moment the journal is there, and earlier after each that came too late.
  private func killAtAnyMoment(_ work: DurableWork, _ before: Scene, _ finding: inout Finding) throws {
    var (dice, stale, longest) = (before.random, 0, 60_000)
    let times = before.times(50, short: 5)
    // How long a migration takes depends on what else the machine does; until one kill has met one, it is tried again.
    for number in 0..<times * 4 where number < times || stale == 0 {
      let scene = try work.copy(of: before, as: "\(work.name)-killed")
      let pause = dice.below(longest)
      let running = try scene.program([scene.app] + work.arguments).start()
      let end = ContinuousClock.now + .seconds(20)
      while !Files.exists(scene.store + "-journal"), !running.isOver, ContinuousClock.now < end { usleep(200) }
      usleep(UInt32(pause))
      running.signal(SIGKILL)
      let outcome = running.wait()
      if outcome.isDone { longest = max(longest / 2, 1_000) }
      stale += Files.size(scene.store + "-journal") > 0 ? 1 : 0
      try judge(work, outcome, scene, "killed \(pause) µs into it", &finding)
    }
    finding.expect(stale > 0, "\(work.name): no kill came amid the migration")
  }

  private func judge(
    _ work: DurableWork, _ outcome: Outcome, _ scene: Scene, _ moment: String, _ finding: inout Finding
  ) throws {
    finding.count += 1
    switch try work.state(scene) {
    case .between(let what):
      finding.corrupt += 1
      finding.faults.append("\(work.name), \(moment) (\(outcome.summary)): \(what)")
    case .before where outcome.isDone:
      finding.lost += 1
      finding.faults.append("\(work.name), \(moment): success was told, and the schema is the old one")
    default: break
    }
  }
}
