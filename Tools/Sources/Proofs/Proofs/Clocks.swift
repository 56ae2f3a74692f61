import Foundation

/// A clock that is ten years wrong, or jumps: ids stay unique, sessions and tokens end when they should, nothing traps.
struct Clocks: Proof {
  static let name = "clocks"
  static let title = "clocks ten years wrong, or jumping back and forth"

  private static let decade = 3653 * 86_400

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    // The loader takes a list parted by blanks, so that the path may have none.
    let library = "/tmp/clock-\(getpid()).so"
    defer { try? FileManager.default.removeItem(atPath: library) }
    guard let clock = compiled(to: library, in: scene) else { return .notRun("there is no C compiler for a clock that is wrong") }
    try commands(clock, scene, &finding)
    if scene.hasUsers {
      try session(clock, scene, &finding)
      try tokens(clock, scene, &finding)
    }
    if let illness = try scene.illness() { finding.faults.append(illness) }
    return finding
  }

  /// The library in `Tools/lib/clock`; nil without a compiler.
  private func compiled(to library: String, in scene: Scene) -> String? {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../lib/clock/shifted.c")
    for compiler in ["cc", "clang"] {
      let running = try? scene.program([compiler, "-shared", "-fPIC", "-O1", "-o", library, source.path]).start()
      if let running, running.wait().isDone { return library }
    }
    return nil
  }

  private func set(_ seconds: Int, _ scene: Scene) throws { try Files.write("\(seconds)\n", to: scene.path("shift")) }

  private func run(_ arguments: [String], input: String? = nil, _ clock: String, _ scene: Scene) throws -> Outcome {
    var program = scene.program([scene.app] + arguments, input: input)
    set(clock, &program, scene)
    return try program.start().wait()
  }

  private func set(_ clock: String, _ program: inout Program, _ scene: Scene) {
    program.environment["LD_PRELOAD"] = clock
    program.environment["CLOCK_SHIFT"] = scene.path("shift")
  }

  private func commands(_ clock: String, _ scene: Scene, _ finding: inout Finding) throws {
    let shifts = [0, Self.decade, -Self.decade, 1, -3600, Self.decade, 0]
    for sample in scene.features {
      for (number, shift) in shifts.enumerated() {
        finding.count += 1
        try set(shift, scene)
        let outcome = try run(sample.add(number + 1), input: sample.inputFile(in: scene), clock, scene)
        finding.expect(outcome.isDone, "\(sample.name) add, \(shift) s wrong: \(outcome.summary)")
      }
      finding.lost += shifts.count - (try scene.ids(sample.name).count)
    }
  }

  /// That of the command line, which is good for thirty days.
  private func session(_ clock: String, _ scene: Scene, _ finding: inout Finding) throws {
    try set(0, scene)
    let line = try FeatureSample.users.inputFile(in: scene)
    let login = try run(["users", "login", "--email", "user1@a.example", "--password-stdin"], input: line, clock, scene)
    finding.expect(login.isDone, "users login: \(login.summary)")
    for (shift, isIn) in [(0, true), (29 * 86_400, true), (31 * 86_400, false), (Self.decade, false), (-Self.decade, true)] {
      finding.count += 1
      try set(shift, scene)
      let outcome = try run(["users", "whoami"], clock, scene)
      finding.expect(isIn ? outcome.isDone : [1, 77].contains(outcome.code), "whoami after \(shift) s: \(outcome.summary)")
    }
  }

  /// Those of a server, which are good for an hour, while its clock jumps.
  private func tokens(_ clock: String, _ scene: Scene, _ finding: inout Finding) throws {
    try set(0, scene)
    let server = try RunningServer(scene) { set(clock, &$0, scene) }
    let signedIn = server.signIn()
    let token = signedIn.member("access_token") ?? ""
    for (shift, status) in [
      (0, 200), (3500, 200), (3700, 401), (0, 200), (Self.decade, 401), (-Self.decade, 200), (86_400, 401), (60, 200),
    ] {
      finding.count += 1
      try set(shift, scene)
      let answer = server.ask("GET", "/auth/v1/user", bearer: token)
      finding.expect(
        [status, 403].contains(answer.status) && (status == 200) == (answer.status == 200),
        "a token after \(shift) s is answered \(answer.status)")
    }
    try set(Self.decade, scene)
    let refresh = JSONText.object([("refresh_token", JSONText.string(signedIn.member("refresh_token") ?? ""))])
    let renewed = server.ask("POST", "/auth/v1/token?grant_type=refresh_token", refresh)
    finding.expect((400..<500).contains(renewed.status), "renewing after ten years is answered \(renewed.status)")
    for shift in [Self.decade, -Self.decade, 0] {
      finding.count += 1
      try set(shift, scene)
      let answer = server.signIn()
      finding.expect(answer.status == 200, "signing in, \(shift) s wrong: answered \(answer.status)")
    }
    let outcome = try server.stop(in: scene)
    finding.expect(outcome.code == 143, "the server: \(outcome.summary)")
  }
}
