import Foundation

/// Files as the proofs look at them: what cannot be read is empty.
enum Files {
  static func bytes(_ path: String) -> Data {
    var status = stat()
    // A pipe would be waited for.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return Data() }
    return FileManager.default.contents(atPath: path) ?? Data()
  }

  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The permissions, without the kind of file; nil where there is nothing.
  static func mode(_ path: String) -> UInt32? {
    var status = stat()
    return lstat(path, &status) == 0 ? UInt32(status.st_mode) & 0o7777 : nil
  }

  static func exists(_ path: String) -> Bool { mode(path) != nil }

  static func write(_ bytes: Data, to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: bytes, attributes: [.posixPermissions: 0o600]) else {
      throw ProofError("'\(path)' cannot be written")
    }
  }

  static func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Replaces what is there.
  static func copy(_ from: String, to: String) throws {
    remove(to)
    try FileManager.default.copyItem(atPath: from, toPath: to)
  }

  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// Paths below a folder, relative to it, sorted.
  static func names(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
