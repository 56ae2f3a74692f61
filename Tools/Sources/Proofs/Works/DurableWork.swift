import Foundation

/// A command that changes something whole or not at all, whatever interrupts it.
struct DurableWork {
  let name: String
  let arguments: [String]
  /// What it reads from standard input.
  var text: String?
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

  /// The file for standard input, if any is needed.
  func input(in scene: Scene) throws -> String? {
    guard let text else { return nil }
    try Files.write(text, to: scene.path("input"))
    return scene.path("input")
  }
}
