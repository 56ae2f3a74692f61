import Foundation

/// Under a umask that hides nothing, what the app makes is its owner's alone; passwords and tokens stand nowhere as they are.
struct Privacy: Proof {
  static let name = "privacy"
  static let title = "umask 000; passwords and tokens searched in all files"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    for sample in scene.features {
      try open(sample.add(1), input: sample.inputFile(in: scene), in: scene)
      try open([sample.name, "list"], input: nil, in: scene)
    }
    if scene.hasUsers {
      let line = try FeatureSample.users.inputFile(in: scene)
      try open(["users", "login", "--email", "user1@a.example", "--password-stdin"], input: line, in: scene)
    }
    if scene.hasUsers { finding.add(try PrivateServer().run(in: scene)) }
    try open(["backup", "home/backup.db"], input: nil, in: scene)
    for name in Files.names(in: scene.path("home")) {
      finding.count += 1
      let path = scene.path("home/" + name)
      let wanted: UInt32 = Files.isFolder(path) ? 0o700 : 0o600
      let mode = Files.mode(path) ?? 0
      finding.expect(mode == wanted, "\(name) has the permissions \(String(mode, radix: 8))")
    }
    if scene.hasUsers { search(in: scene, &finding) }
    return finding
  }

  private func open(_ arguments: [String], input: String?, in scene: Scene) throws {
    let outcome = try scene.program(["sh", "-c", "umask 000; exec \"$APP\" \"$@\"", "sh"] + arguments, input: input).start()
      .wait()
    guard outcome.isDone else { throw ProofError("app \(arguments.joined(separator: " ")): \(outcome.summary)") }
  }

  /// The password nowhere; the token only in the file of the session, from which it is read.
  private func search(in scene: Scene, _ finding: inout Finding) {
    let session = Files.bytes(scene.path("home/.local/state/app/session"))
    let tokens = session.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    finding.expect(!tokens.isEmpty, "no session was kept")
    for name in Files.names(in: scene.path("home")) where !name.hasSuffix("/session") {
      let bytes = Files.bytes(scene.path("home/" + name))
      for secret in tokens + [Data(FeatureSample.password.utf8)] where bytes.range(of: secret) != nil {
        finding.lost += 1
        finding.faults.append("a secret stands in \(name)")
      }
    }
  }
}
