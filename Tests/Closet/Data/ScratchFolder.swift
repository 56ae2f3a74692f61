import Foundation

/// A folder of its own for each test, gone when the test is over.
final class ScratchFolder: Sendable {
  let path: String

  init() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("closet-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and returns its path.
  func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let path = "\(path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  func file(_ name: String, _ text: String) throws -> String { try file(name, text.utf8) }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }
}
