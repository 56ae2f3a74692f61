public import Foundation

extension BinaryHome {
  /// Writes a file into the folder and gives its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let path = path(name)
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The bytes of a file by its name in the folder, or by its whole path.
  public func bytes(_ name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(fileURLWithPath: whole(name)))) }

  public func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  public func exists(_ name: String) -> Bool { access(whole(name), F_OK) == 0 }

  /// The permission bits, such as 0o600.
  public func permissions(_ name: String) -> mode_t? {
    var status = stat()
    return stat(whole(name), &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// The names of everything in a folder, hidden ones too, in order.
  public func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: whole(folder)).sorted()
  }

  private func whole(_ name: String) -> String { name.hasPrefix("/") ? name : path(name) }
}
