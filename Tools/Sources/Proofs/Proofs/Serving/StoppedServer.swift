import Foundation

/// A server that is told to stop, or whose log nobody takes: the documented code, and the store as it should be.
struct StoppedServer {
  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    try scene.register()
    for round in 0..<scene.times(20, short: 4) {
      try stop(by: round.isMultiple(of: 2) ? SIGINT : SIGTERM, atWork: round % 4 > 1, in: scene, &finding)
    }
    try closeLog(in: scene, &finding)
    try fillLog(in: scene, &finding)
    if let illness = try scene.illness() { finding.faults.append(illness) }
    return finding
  }

  private func stop(by signal: Int32, atWork: Bool, in scene: Scene, _ finding: inout Finding) throws {
    finding.count += 1
    let server = try RunningServer(scene)
    let connection = atWork ? server.beginSigningIn() : nil
    if atWork { usleep(20_000) }
    let outcome = try server.stop(signal, in: scene)
    finding.expect(
      outcome.code == 128 + signal, "serve, signal \(signal)\(atWork ? " amid a sign-in" : ""): \(outcome.summary)")
    if let connection {
      let answer = ServerAnswer(connection.receive())
      finding.expect([0, 200, 503].contains(answer.status), "serve, stopped amid a sign-in: answered \(answer.status)")
    }
  }

  /// As `app serve 2>&1 | head -1` does.
  private func closeLog(in scene: Scene, _ finding: inout Finding) throws {
    let pipe = scene.path("log")
    guard mkfifo(pipe, 0o600) == 0 else { throw ProofError("'\(pipe)' cannot be made") }
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let server = try RunningServer(scene) { $0.errors = pipe }
    close(reader)
    try goesOn(server, "with a closed log", in: scene, &finding)
  }

  private func fillLog(in scene: Scene, _ finding: inout Finding) throws {
    guard Files.exists("/dev/full") else { return }
    try goesOn(RunningServer(scene) { $0.errors = "/dev/full" }, "with a full log", in: scene, &finding)
  }

  private func goesOn(_ server: RunningServer, _ what: String, in scene: Scene, _ finding: inout Finding) throws {
    finding.count += 1
    let answers = [server.ask("GET", "/auth/v1/health"), server.signIn(), server.ask("GET", "/rest/v1/books")]
    finding.expect(answers.map(\.status) == [200, 200, 401], "serve \(what): answered \(answers.map(\.status))")
    let outcome = try server.stop(in: scene)
    finding.expect(outcome.code == 143, "serve \(what): \(outcome.summary)")
  }
}
