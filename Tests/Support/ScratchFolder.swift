public import Foundation

/// A folder of one test's own, gone with everything in it when the test is over.
public struct ScratchFolder: Sendable {
  public let path: String

  /// The path of a file or folder in it; nothing is made.
  public func path(_ name: String) -> String { path + "/" + name }

  /// All bytes of a file.
  public func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }

  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  /// Names of everything in it, sorted.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The permissions of a file or folder in it, such as `0o600`.
  public func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return attributes[.posixPermissions] as? Int ?? 0
  }
}

/// Runs `body` with a new folder, which is removed afterwards whatever happens.
public func withScratchFolder<Result>(_ body: (ScratchFolder) async throws -> Result) async throws -> Result {
  let folder = ScratchFolder(path: NSTemporaryDirectory() + "app-tests-" + UUID().uuidString)
  try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(atPath: folder.path) }
  return try await body(folder)
}
