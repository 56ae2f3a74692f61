import Foundation

/// `app serve` while it runs.
struct RunningServer {
  let program: RunningProgram
  let port: UInt16

  /// Starts the words, which are those of the app, or of who starts it in turn; waits until somebody listens or it is over.
  init(_ scene: Scene, _ words: [String]? = nil, options: [String] = [], change: (inout Program) -> Void = { _ in }) throws {
    port = try Loopback.freePort()
    let serving = ["serve", "--listen", "127.0.0.1:\(port)", "--threads", "2"] + options
    var program = scene.program((words ?? [scene.app]) + serving, saying: "server")
    change(&program)
    self.program = try program.start()
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end, !self.program.isOver, Loopback(port: port) == nil { usleep(2000) }
  }

  /// Of the app itself, whoever has started it.
  func process(in scene: Scene) throws -> pid_t { try scene.childProcesses(of: program.process).first ?? program.process }

  /// One request on a connection of its own.
  func ask(_ method: String, _ path: String, _ body: String = "", bearer: String? = nil) -> ServerAnswer {
    guard let connection = begin(method, path, body, bearer: bearer) else { return ServerAnswer(Data()) }
    return ServerAnswer(connection.receive())
  }

  /// The same without waiting for the answer; nil where nobody listens.
  func begin(_ method: String, _ path: String, _ body: String = "", bearer: String? = nil) -> Loopback? {
    guard let connection = Loopback(port: port) else { return nil }
    let authorization = bearer.map { "Authorization: Bearer \($0)\r\n" } ?? ""
    connection.send(
      "\(method) \(path) HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\(authorization)"
        + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return connection
  }

  /// The user of this number with the password of the sample.
  func beginSigningIn(_ number: Int = 1) -> Loopback? {
    begin("POST", "/auth/v1/token?grant_type=password", Self.credentials(number))
  }

  func signIn(_ number: Int = 1) -> ServerAnswer {
    ask("POST", "/auth/v1/token?grant_type=password", Self.credentials(number))
  }

  func signUp(_ number: Int) -> ServerAnswer { ask("POST", "/auth/v1/signup", Self.credentials(number)) }

  private static func credentials(_ number: Int) -> String {
    JSONText.object([
      ("email", JSONText.string("user\(number)@a.example")), ("password", JSONText.string(FeatureSample.password)),
    ])
  }

  /// Tells it to stop, and waits for that.
  func stop(_ signal: Int32 = SIGTERM, in scene: Scene) throws -> Outcome {
    kill(try process(in: scene), signal)
    return program.wait(seconds: 20)
  }
}

extension Scene {
  /// Whether there are accounts, for which alone there is something to serve.
  var hasUsers: Bool { features.contains { $0.name == FeatureSample.users.name } }

  /// Adds the user of a number by the command line.
  func register(_ number: Int = 1) throws {
    try must(FeatureSample.users.add(number), input: FeatureSample.users.inputFile(in: self))
  }

  /// The key that access tokens are signed with.
  var tokenSecret: String { path("home/.local/state/app/token-secret") }
}
