import Foundation

/// Something the app does that changes files whole or not at all, whatever interrupts it.
struct DurableWork {
  /// How a work came to its end.
  struct Result {
    let outcome: Outcome
    /// Whether its caller was told that it is done.
    let isTold: Bool
  }

  let name: String
  /// Of the command that does it; that of a server has none but its options.
  var arguments: [String] = []
  /// What it reads from standard input.
  var text: String?
  /// For what a server does when it is asked: asks it, and says whether it was told that it is done.
  var asking: ((RunningServer) -> Bool)?
  /// Stands in what is written to standard output or error once it is done; anything does where this is empty.
  var telling = ""
  /// Makes what is there before.
  let prepare: (Scene) throws -> Void
  /// Looks at what is there now. It may run the app, as a user would afterwards.
  let state: (Scene) throws -> WorkState

  /// A scene as it is before; its copies are what the work is done in.
  func prepared(in scene: Scene) throws -> Scene {
    let scene = try scene.inside("\(name)-before")
    try prepare(scene)
    return scene
  }

  /// A fresh copy of the scene before.
  func copy(of before: Scene, as name: String) throws -> Scene {
    let scene = try before.at(Disk.folder(of: before.folder) + "/" + name)
    try Files.copy(before.path("home"), to: scene.path("home"))
    return scene
  }

  /// Does it, the words of a tracer in front of those of the app.
  func run(in scene: Scene, under tracer: [String] = []) throws -> Result {
    if let asking {
      let server = try RunningServer(scene, tracer + [scene.app], options: arguments)
      let isTold = asking(server)
      return Result(outcome: try server.stop(in: scene), isTold: isTold)
    }
    let outcome = try scene.program(tracer + [scene.app] + arguments, input: input(in: scene)).start().wait()
    return Result(outcome: outcome, isTold: outcome.isDone)
  }

  /// The file for standard input, if any is needed.
  private func input(in scene: Scene) throws -> String? {
    guard let text else { return nil }
    try Files.write(text, to: scene.path("input"))
    return scene.path("input")
  }
}
