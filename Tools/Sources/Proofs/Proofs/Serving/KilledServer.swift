import Foundation

/// A server killed while it signs somebody in for the first time: its secret is there whole or not at all, and it starts again.
struct KilledServer {
  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    var (dice, made) = (scene.random, 0)
    let before = try scene.inside("before")
    try before.register()
    for _ in 0..<scene.times(50, short: 4) {
      finding.count += 1
      let scene = try scene.inside("killed")
      try Files.copy(before.path("home"), to: scene.path("home"))
      let moment = "killed \(try kill(after: dice.below(400_000), in: scene)) µs after the first sign-in began"
      let size = Files.exists(scene.tokenSecret) ? Files.size(scene.tokenSecret) : nil
      made += size == nil ? 0 : 1
      if let size, size != 32 {
        finding.corrupt += 1
        finding.faults.append("\(moment): a secret of \(size) bytes")
      }
      try startAgain(scene, moment, &finding)
    }
    finding.expect(made > 0, "no kill came late enough for a secret")
    return finding
  }

  private func kill(after pause: Int, in scene: Scene) throws -> Int {
    let server = try RunningServer(scene)
    let connection = server.beginSigningIn()
    usleep(UInt32(pause))
    server.program.signal(SIGKILL)
    withExtendedLifetime(connection) { _ = server.program.wait() }
    return pause
  }

  private func startAgain(_ scene: Scene, _ moment: String, _ finding: inout Finding) throws {
    let server = try RunningServer(scene)
    let answer = server.signIn()
    finding.expect(answer.status == 200, "\(moment): signing in again is answered \(answer.status)")
    let outcome = try server.stop(in: scene)
    finding.expect(outcome.code == 143, "\(moment): the next server: \(outcome.summary)")
    if let illness = try scene.illness() { finding.faults.append("\(moment): \(illness)") }
  }
}
