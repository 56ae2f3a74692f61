import Foundation

/// What a server gets and gives is secret: no byte of it is written to a file, the log, its arguments or its environment.
struct PrivateServer {
  private static let key = "Marker-key-0123456789abcdef-0123456789abcdef"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    try Files.write(Self.key + "\n", to: scene.path("key"))
    let isTraced = try Strace.obstacle(scene) == nil
    let words = (isTraced ? Strace.tracing(in: scene) : []) + [scene.app]
    let server = try RunningServer(
      scene, ["sh", "-c", "umask 000; exec \"$@\"", "sh"] + words, options: ["--key-file", scene.path("key")])
    var secrets = try talk(to: server)
    for name in ["cmdline", "environ"] {
      let bytes = FileManager.default.contents(atPath: "/proc/\(try server.process(in: scene))/\(name)") ?? Data()
      search(secrets, in: bytes, "the server's \(name)", &finding)
    }
    let outcome = try server.stop(in: scene)
    finding.expect(outcome.code == 143, "the server: \(outcome.summary)")
    search(secrets, in: Data(outcome.errors.utf8), "the log", &finding)
    finding.expect(outcome.errors.contains("POST /auth/v1/token 200 "), "the log names no request")
    if isTraced {
      let written = written(in: scene)
      search(secrets, in: written, "what was written", &finding)
      finding.expect(written.range(of: Data("app.db-journal>".utf8)) != nil, "the trace shows no write to the journal")
    }
    secrets.append(Files.bytes(scene.tokenSecret))
    finding.expect(Files.size(scene.tokenSecret) == 32, "the server has made no secret")
    for name in Files.names(in: scene.path("home")) where !name.hasSuffix("/token-secret") {
      search(secrets, in: Files.bytes(scene.path("home/" + name)), name, &finding)
    }
    return finding
  }

  /// Sends and gets each kind of secret; all of them.
  private func talk(to server: RunningServer) throws -> [Data] {
    _ = server.signUp(7)
    let first = server.signIn(7)
    guard let refresh = first.member("refresh_token"), let access = first.member("access_token") else {
      throw ProofError("signing in at the server is answered \(first.status)")
    }
    let renewed = server.ask(
      "POST", "/auth/v1/token?grant_type=refresh_token", JSONText.object([("refresh_token", JSONText.string(refresh))]))
    let answers = [
      renewed, server.ask("GET", "/auth/v1/user", bearer: access),
      server.ask("GET", "/rest/v1/?apikey=\(Self.key)", bearer: Self.key),
    ]
    guard answers.allSatisfy({ $0.status == 200 }) else { throw ProofError("the server answered \(answers.map(\.status))") }
    // Where they do not belong: a body that is none, a query, a token that is none.
    _ = server.ask("POST", "/auth/v1/token", FeatureSample.password)
    _ = server.ask("PUT", "/auth/v1/user?password=\(FeatureSample.password)", bearer: access + "x")
    let tokens = [refresh, access, renewed.member("refresh_token"), renewed.member("access_token")].compactMap(\.self)
    return (tokens + [FeatureSample.password, Self.key]).map { Data($0.utf8) }
  }

  /// The traced writes to anything but sockets: database, journal, state and log.
  private func written(in scene: Scene) -> Data {
    let lines = Files.bytes(Strace.trace(scene)).split(separator: UInt8(ascii: "\n"))
    return Data(lines.filter { $0.range(of: Data("write".utf8)) != nil && $0.range(of: Data("<socket:".utf8)) == nil }.joined())
  }

  private func search(_ secrets: [Data], in bytes: Data, _ place: String, _ finding: inout Finding) {
    for (number, secret) in secrets.enumerated() where !secret.isEmpty && bytes.range(of: secret) != nil {
      finding.lost += 1
      finding.faults.append("secret \(number + 1) of \(secrets.count) stands in \(place)")
    }
  }
}
