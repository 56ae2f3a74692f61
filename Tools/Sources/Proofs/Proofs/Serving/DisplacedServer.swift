import Foundation

/// A server without a home, or with relative folders: it says so, or goes where commands go, and never traps.
struct DisplacedServer {
  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    try scene.register()
    for home: String? in [nil, "", "relative", "/dev/null", "/no/such/folder"] {
      finding.count += 1
      let server = try RunningServer(scene) { $0.environment["HOME"] = home }
      let outcome = try server.stop(in: scene)
      finding.expect(outcome.code == 73, "serve with HOME=\(home ?? "unset"): \(outcome.summary)")
    }
    try relative(in: scene, &finding)
    try withoutState(in: scene, &finding)
    return finding
  }

  private func relative(in scene: Scene, _ finding: inout Finding) throws {
    finding.count += 1
    let server = try RunningServer(scene) {
      $0.environment["XDG_DATA_HOME"] = "data"
      $0.environment["XDG_STATE_HOME"] = "state"
    }
    let answer = server.signIn()
    finding.expect(answer.status == 200, "serve with relative folders: signing in is answered \(answer.status)")
    let outcome = try server.stop(in: scene)
    finding.expect(outcome.code == 143, "serve with relative folders: \(outcome.summary)")
    let secrets = Files.names(in: scene.folder).filter { $0.hasSuffix("token-secret") }
    finding.expect(secrets == ["home/.local/state/app/token-secret"], "secrets were made in \(secrets)")
  }

  /// The store has a place, the secret has none: who signs in is refused, and nothing is made elsewhere.
  private func withoutState(in scene: Scene, _ finding: inout Finding) throws {
    finding.count += 1
    let server = try RunningServer(scene) {
      $0.environment["XDG_DATA_HOME"] = scene.path("home/.local/share")
      $0.environment["HOME"] = nil
    }
    let answer = server.signIn()
    finding.expect(answer.status == 0 || answer.status >= 500, "serve without a place for its secret answered \(answer.status)")
    let outcome = try server.stop(in: scene)
    finding.expect([73, 143].contains(outcome.code), "serve without a place for its secret: \(outcome.summary)")
  }
}
