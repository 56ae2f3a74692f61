import Foundation

/// The programs the kit needs, run to their ends.
enum ToolRun {
  /// Throws `KitError` with what the program said.
  static func format(_ files: [URL], in root: URL) throws {
    let configuration = root.appendingPathComponent(".swift-format").path
    let run = try run(["swift", "format", "--in-place", "--configuration", configuration] + files.map(\.path), in: root)
    guard run.code == 0 else { throw KitError("swift format failed: \(run.output)") }
  }

  /// Paths git does not have as they are, ignored ones among them; nil where the folder is in no repository.
  static func unsaved(below folders: [String], in root: URL) throws -> [String]? {
    let command = ["git", "status", "--porcelain", "-z", "--untracked-files=all", "--ignored", "--no-renames", "--"] + folders
    let run = try run(command, in: root)
    guard run.code == 0 else { return nil }
    // `XY path`, each ended by a NUL; a deleted one is lost already.
    let lines = run.output.split(separator: "\0").filter { !$0.prefix(2).contains("D") }
    return lines.map { String($0.dropFirst(3)) }
  }

  private static func run(_ command: [String], in root: URL) throws -> (code: Int32, output: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.standardError
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
