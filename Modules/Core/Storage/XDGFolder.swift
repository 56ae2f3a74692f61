#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of the app in the home of its user, by the XDG Base Directory Specification.
struct XDGFolder {
  /// Absolute; it need not be there yet.
  let path: String

  /// A relative `variable` is ignored, as the specification asks; `fallback` is a path below the home, `advice` what to do without one.
  ///
  /// Throws `StoreError` of reason `cannotOpen` when there is no usable home; nothing is made elsewhere instead.
  init(_ environment: [String: String], variable: String, fallback: String, advice: String) throws(StoreError) {
    if let folder = environment[variable], folder.hasPrefix("/") {
      path = folder + "/app"
      return
    }
    guard let home = environment["HOME"], home.hasPrefix("/"), Self.isFolder(home) else {
      let found = environment["HOME"].map { "'\($0)'" } ?? "not set"
      throw StoreError(.cannotOpen, "There is no usable home folder (HOME is \(found)); \(advice).")
    }
    path = "\(home)/\(fallback)/app"
  }

  /// Makes the folder, 0700 whatever the umask, and those above it that are missing.
  func create() throws(StoreError) {
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
        try Self.sync(folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(folder[...$0]) } ?? ".")
      } else if errno != EEXIST || !Self.isFolder(folder) {
        throw StoreError(.cannotOpen, "The folder '\(folder)' cannot be created: \(String(cString: strerror(errno))).")
      }
    }
  }

  /// The name of a new folder must outlast a power cut as what is stored in it does.
  private static func sync(_ parent: String) throws(StoreError) {
    let descriptor = open(parent, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return }
    let code = fsync(descriptor) == 0 ? 0 : errno
    close(descriptor)
    if [EIO, ENOSPC, EDQUOT].contains(code) {
      throw StoreError(.inputOutput, "The folder '\(parent)' cannot be written: \(String(cString: strerror(code))).")
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
