import Foundation

/// The traced writes and syncs of each durable work, cut off at random moments: old or new, and new once success was told.
struct PowerCut: Proof {
  static let name = "power"
  static let title = "power cut after any write, unsynced ones dropped"

  func run(in scene: Scene) throws -> Finding {
    if let obstacle = try Strace.obstacle(scene) { return .notRun(obstacle) }
    var finding = Finding()
    for work in try DurableWork.all(in: scene) { finding.add(try cuts(of: work, in: scene)) }
    return finding
  }

  private func cuts(of work: DurableWork, in scene: Scene) throws -> Finding {
    var finding = Finding()
    let before = try work.prepared(in: scene)
    let traced = try work.copy(of: before, as: "\(work.name)-traced")
    var replay = Replay(root: traced.path("home"), telling: work.telling)
    let result = try work.run(in: traced, under: Strace.tracing(in: traced))
    guard result.isTold else { throw ProofError("\(work.name): \(result.outcome.summary)") }
    var cuts: [Replay] = [replay]
    for call in Strace.calls(in: traced) where replay.apply(call) { cuts.append(replay) }
    // The last one again: what is told by the end of the process must be safe.
    finding.expect(replay.unknown.isEmpty, "\(work.name): the replay does not know \(replay.unknown.sorted())")
    var dice = scene.random
    for place in places(cuts.count, scene, &dice) {
      finding.count += 1
      let state = try state(of: work, after: cuts[place], in: scene, &dice)
      let moment = "\(work.name), cut \(place) of \(cuts.count - 1)"
      if case .between(let what) = state {
        finding.corrupt += 1
        finding.faults.append("\(moment): \(what)")
      } else if cuts[place].isTold || place == cuts.count - 1, state == .before {
        finding.lost += 1
        finding.faults.append("\(moment): success was told, and nothing of it is there")
      }
      if !finding.holds { break }
    }
    return finding
  }

  /// Every moment where there is time for it; always those from the telling on.
  private func places(_ count: Int, _ scene: Scene, _ dice: inout Dice) -> [Int] {
    let most = scene.times(400, short: 16)
    let last = Array(repeating: count - 1, count: scene.times(10, short: 3))
    if count >= most { return (0..<most).map { _ in dice.below(count) } + last }
    return (0..<most).map { $0 % count } + last
  }

  private func state(of work: DurableWork, after cut: Replay, in scene: Scene, _ dice: inout Dice) throws -> WorkState {
    let rest = try scene.inside("\(work.name)-cut")
    Files.remove(rest.path("home"))
    try Files.makeFolder(rest.path("home"))
    for (name, bytes) in cut.disk.remains(&dice) {
      try Files.makeFolder(rest.path("home/" + Disk.folder(of: name)))
      try Files.write(Data(bytes), to: rest.path("home/" + name))
    }
    return try work.state(rest)
  }
}
