#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a path to write to stands for, symbolic links followed.
enum OutputTarget {
  /// A device, a pipe or a stream of this process: written as it is.
  case stream(descriptor: Int32, isOwner: Bool)
  /// A file that is there or not yet.
  case file(path: String, existing: stat?)

  init(_ path: String) throws(FileError) {
    switch path {
    case "-", "/dev/stdout": self = .stream(descriptor: STDOUT_FILENO, isOwner: false)
    case "/dev/stderr": self = .stream(descriptor: STDERR_FILENO, isOwner: false)
    default: try self.init(following: path)
    }
  }

  private init(following path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno != ENOENT { throw FileError(.create, path, code: errno) }
      self = .file(path: try Self.endOfLinks(path), existing: nil)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw FileError(.create, path, code: EISDIR)
    case S_IFREG: self = .file(path: Self.real(path), existing: status)
    default:
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { throw FileError(.open, path, code: errno) }
      self = .stream(descriptor: descriptor, isOwner: true)
    }
  }

  /// The path without links of a file that is there.
  private static func real(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where a chain of links leads whose last file is not there yet.
  private static func endOfLinks(_ path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let link = link(at: path) else { return path }
      path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
    }
    throw FileError(.create, path, code: ELOOP)
  }

  private static func link(at path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress, case let count = readlink(path, start, buffer.count), count > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
    }
  }

  /// The folder a path lies in, `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
