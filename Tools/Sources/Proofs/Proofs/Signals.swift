import Foundation

/// Somebody stops it, stops reading, or has no room: the documented code, and nothing half done.
struct Signals: Proof {
  static let name = "signals"
  static let title = "INT, TERM, a closed pipe, /dev/full, of commands and a server"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    let sample = try scene.plainSample
    try Files.write(sample.records(scene.times(10_000, short: 4000), seed: scene.seed), to: scene.path("rows.json"))
    try stop(sample, in: scene, &finding)
    _ = try scene.run(sample.name, "import", "rows.json")
    for arguments in [
      [sample.name, "list"], [sample.name, "list", "--json"], [sample.name, "export", "-q"], [sample.name, "search", "a"],
    ] {
      try closePipe(arguments, in: scene, &finding)
      try full(arguments, in: scene, &finding)
    }
    if scene.hasUsers { finding.add(try StoppedServer().run(in: scene.inside("server"))) }
    return finding
  }

  private func stop(_ sample: FeatureSample, in scene: Scene, _ finding: inout Finding) throws {
    var dice = scene.random
    for round in 0..<scene.times(40, short: 6) {
      finding.count += 1
      let (signal, code): (Int32, Int32) = round.isMultiple(of: 2) ? (SIGINT, 130) : (SIGTERM, 143)
      let running = try scene.program([scene.app, sample.name, "import", "rows.json"]).start()
      usleep(UInt32(dice.between(20_000, 300_000)))
      running.signal(signal)
      let outcome = running.wait(seconds: 10)
      // It may have come too early to be waited for, or too late.
      finding.expect(
        outcome.code == code || outcome.ending == .signalled(signal) || [0, 65].contains(outcome.code),
        "signal \(signal): \(outcome.summary)")
      let count = try scene.ids(sample.name).count
      if count > 0 {
        finding.expect([0, 65].contains(outcome.code), "signal \(signal): \(count) rows of a stopped import stayed")
        Files.remove(scene.path("home"))
        try Files.makeFolder(scene.path("home"))
      }
    }
  }

  /// As `… | head -1` does.
  private func closePipe(_ arguments: [String], in scene: Scene, _ finding: inout Finding) throws {
    finding.count += 1
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try scene.shell(
      "{ \"$APP\" \(words) 2>\"$1\"; echo $? >\"$2\"; } | head -1", scene.path("pipe.err"), scene.path("pipe.code")
    )
    .wait()
    let said = String(decoding: Files.bytes(scene.path("pipe.err")), as: UTF8.self)
    let code = String(decoding: Files.bytes(scene.path("pipe.code")), as: UTF8.self)
    finding.expect(outcome.lines.count == 1 && !said.contains("Error"), "\(words) | head -1: \(said)")
    finding.expect(["0\n", "141\n"].contains(code), "\(words) | head -1: code \(code)")
  }

  private func full(_ arguments: [String], in scene: Scene, _ finding: inout Finding) throws {
    guard Files.exists("/dev/full") else { return }
    finding.count += 1
    var program = scene.program([scene.app] + arguments)
    program.output = "/dev/full"
    let outcome = try program.start().wait()
    finding.expect(outcome.code == 74, "\(arguments.joined(separator: " ")) to a full device: \(outcome.summary)")
  }
}
