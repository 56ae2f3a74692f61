import Foundation

/// A server killed while it signs somebody in for the first time: its secret is there whole or not at all, and it starts again.
struct KilledServer {
  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    var (dice, made) = (scene.random, 0)
    let before = try scene.inside("before")
    try before.register()
    for round in 0..<scene.times(50, short: 4) {
      finding.count += 1
      let scene = try scene.inside("killed")
      try Files.copy(before.path("home"), to: scene.path("home"))
      let isNear = round.isMultiple(of: 2)
      let pause = dice.below(isNear ? 20_000 : 300_000)
      try kill(pause, behindTheFolder: isNear, in: scene)
      let moment = "killed \(pause) µs after \(isNear ? "the folder of the secret was made" : "the first sign-in began")"
      let size = Files.exists(scene.tokenSecret) ? Files.size(scene.tokenSecret) : nil
      made += size == nil ? 0 : 1
      if let size, size != 32 {
        finding.corrupt += 1
        finding.faults.append("\(moment): a secret of \(size) bytes")
      }
      try startAgain(scene, moment, &finding)
    }
    finding.expect(made > 0 || scene.isShort, "no kill came late enough for a secret")
    return finding
  }

  private func kill(_ pause: Int, behindTheFolder isNear: Bool, in scene: Scene) throws {
    let server = try RunningServer(scene)
    let connection = server.beginSigningIn()
    let folder = Disk.folder(of: scene.tokenSecret)
    let end = ContinuousClock.now + .seconds(isNear ? 20 : 0)
    while !Files.exists(folder), ContinuousClock.now < end { usleep(100) }
    usleep(UInt32(pause))
    server.program.signal(SIGKILL)
    withExtendedLifetime(connection) { _ = server.program.wait() }
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
