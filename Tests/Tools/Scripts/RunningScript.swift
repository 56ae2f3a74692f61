import Foundation

/// A script on its way; its output goes to files, so that no pipe can fill up.
struct RunningScript {
  private let process = Process()
  private let folder: URL

  init(path: String, arguments: [String], environment: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["output", "errors"] { try Data().write(to: folder.appendingPathComponent(name)) }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: folder.appendingPathComponent("output"))
    process.standardError = try FileHandle(forWritingTo: folder.appendingPathComponent("errors"))
    try process.run()
  }

  func outcome() throws -> Outcome {
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: folder) }
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }
    return Outcome(code: process.terminationStatus, output: try text("output"), errors: try text("errors"))
  }
}
