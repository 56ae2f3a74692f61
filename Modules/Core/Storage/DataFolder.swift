#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of the app's data, by the XDG Base Directory Specification: `$XDG_DATA_HOME/app`, else `~/.local/share/app`.
public struct DataFolder: Sendable {
  /// Absolute; it need not be there yet.
  public let path: String

  /// A relative `XDG_DATA_HOME` is ignored, as the specification asks.
  ///
  /// Throws `StoreError` of reason `cannotOpen` when there is no usable home; nothing is made elsewhere instead.
  public init(environment: [String: String]) throws(StoreError) {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      path = data + "/app"
      return
    }
    guard let home = environment["HOME"], home.hasPrefix("/"), Self.isFolder(home) else {
      throw StoreError(
        .cannotOpen,
        "There is no usable home folder (HOME is \(environment["HOME"].map { "'\($0)'" } ?? "not set")); name a store: --store sqlite:PATH."
      )
    }
    path = home + "/.local/share/app"
  }

  /// The file of the store where a command line names none.
  public var database: String { path + "/app.db" }

  /// Makes the folder, 0700 whatever the umask, and those above it that are missing.
  public func create() throws(StoreError) {
    if Self.isFolder(path) { return }
    var missing: [String] = []
    var folder = path
    while !folder.isEmpty, !Self.isFolder(folder) {
      missing.append(folder)
      folder = folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(folder[..<$0]) } ?? ""
    }
    for folder in missing.reversed() {
      if mkdir(folder, 0o700) == 0 {
        // Under a umask that takes away rights of the owner not even the next folder could be made.
        chmod(folder, 0o700)
      } else if errno != EEXIST || !Self.isFolder(folder) {
        throw StoreError(.cannotOpen, "The folder '\(folder)' cannot be created: \(String(cString: strerror(errno))).")
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
