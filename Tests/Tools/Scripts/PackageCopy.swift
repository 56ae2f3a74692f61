import Foundation

/// A copy of this package in which the kit is tried, kept beside the build so that what did not change is not built again.
struct PackageCopy {
  private static let original = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
  private static let parts = ["App", "Modules", "Package.swift", "Tests", "Tools", ".swift-format", ".gitignore"]
  let root = PackageCopy.original.appendingPathComponent(".build/kit package")

  /// Brings the copy up to date, as one commit of a repository of its own.
  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let wanted = try Self.files(below: Self.original)
    for file in try Self.files(below: root) where !wanted.contains(file) {
      try FileManager.default.removeItem(at: root.appendingPathComponent(file))
    }
    // What a test that was killed had made, whose empty folders count as a feature.
    for part in ["Modules", "Tests"] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(part).path)) ?? [] {
        let place = "\(part)/\(name)"
        if wanted.contains(where: { $0.hasPrefix(place) }) { continue }
        try FileManager.default.removeItem(at: root.appendingPathComponent(place))
      }
    }
    for file in wanted { try copy(file) }
    try? FileManager.default.removeItem(at: root.appendingPathComponent(".git"))
    let commit = "git init -q && git add -A && git -c user.name=kit -c user.email=kit@example.org commit -q -m copy"
    _ = try run(["bash", "-c", commit])
  }

  /// Only where it differs: a file that was written again would be built again.
  private func copy(_ file: String) throws {
    let (source, target) = (Self.original.appendingPathComponent(file), root.appendingPathComponent(file))
    let bytes = try Data(contentsOf: source)
    guard bytes != (try? Data(contentsOf: target)) else { return }
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: target)
    try FileManager.default.copyItem(at: source, to: target)
  }

  private static func files(below folder: URL) throws -> Set<String> {
    var found: Set<String> = []
    for part in parts {
      let path = folder.appendingPathComponent(part).path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      guard isFolder.boolValue else {
        found.insert(part)
        continue
      }
      for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
        let file = "\(part)/\(name)"
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue { found.insert(file) }
      }
    }
    return found
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }

  /// Runs a program in the root of the copy.
  func run(_ words: [String], environment: [String: String] = [:]) throws -> Outcome {
    var all = ProcessInfo.processInfo.environment
    for name in ["FEATURES", "TESTS", "APP_BINARY"] { all[name] = nil }
    all.merge(environment) { _, new in new }
    let command = "cd -- \"$0\" && exec \"$@\""
    return try RunningScript(path: "/bin/bash", arguments: ["-c", command, root.path] + words, environment: all).outcome()
  }

  /// The same for a command that must succeed; returns what it prints.
  @discardableResult
  func output(_ words: String..., environment: [String: String] = [:]) throws -> String {
    let outcome = try run(words, environment: environment)
    guard outcome.code == 0 else { throw Failed(words: words, outcome: outcome) }
    return outcome.output
  }

  /// Why a test ends.
  struct Failed: Error, CustomStringConvertible {
    let words: [String]
    let outcome: Outcome

    var description: String { "\(words): \(outcome.code)\n\(outcome.output.suffix(3000))\n\(outcome.errors.suffix(3000))" }
  }
}
