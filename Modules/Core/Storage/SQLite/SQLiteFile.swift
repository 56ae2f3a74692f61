import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of a database before SQLite sees it: made private, and left alone when it is not ours.
struct SQLiteFile {
  let path: String

  /// Files that were looked at: only before their first connection in this process.
  ///
  /// POSIX drops all locks a process has on a file when it closes any descriptor of it.
  private static let prepared = Mutex<Set<String>>([])

  /// Makes the file where there is none and checks whose it is; the first time only.
  func prepareOnce() throws {
    try Self.prepared.withLock { prepared in
      if prepared.contains(path) { return }
      try create()
      try checkHeader()
      prepared.insert(path)
    }
  }

  /// Makes the file, 0600 whatever the umask, unless it is there.
  ///
  /// Throws `StoreError` of reason `cannotOpen` with the system's reason.
  func create() throws {
    if Self.make(path) || errno == EEXIST { return }
    let reason = String(cString: strerror(errno))
    throw StoreError(
      .cannotOpen, "The store '\(path)' cannot be created: \(reason). Check the folder, or name another with --store.")
  }

  /// Makes a new file, 0600 whatever the umask; false with `errno` when that failed or there is one.
  static func make(_ path: String) -> Bool {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    fchmod(descriptor, 0o600)
    close(descriptor)
    return true
  }

  /// Whether both names lead to one file.
  func isSame(as other: SQLiteFile) -> Bool {
    var (own, others) = (stat(), stat())
    guard stat(path, &own) == 0, stat(other.path, &others) == 0 else { return false }
    return own.st_dev == others.st_dev && own.st_ino == others.st_ino
  }

  /// The path itself or, where it is taken, with the first free number behind it: what was put aside once is never replaced.
  static func unused(_ path: String) -> String {
    var (candidate, number) = (path, 1)
    while SQLiteFile(path: candidate).exists {
      number += 1
      candidate = "\(path)-\(number)"
    }
    return candidate
  }

  var exists: Bool { access(path, F_OK) == 0 }

  /// Looks at the header without opening the database, so that a foreign file is not even recovered by us.
  ///
  /// Throws `StoreError` of reason `foreign` or `newer`. See "The Database File Header" in SQLite's file format.
  func checkHeader() throws {
    let header = try firstBytes(100)
    if header.isEmpty { return }
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      // A writer killed at the very first commit leaves zeros and a journal; SQLite then undoes what it began.
      if access(path + "-journal", F_OK) == 0 { return }
      throw StoreError(.foreign, "'\(path)' is no database of this program; nothing was changed. Name another file with --store.")
    }
    func number(at offset: Int) -> Int64 { header[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int64($1) } }
    guard number(at: 68) == SQLiteSchema.applicationID else {
      throw StoreError(
        .foreign, "'\(path)' is the database of another program; nothing was changed. Name another file with --store.")
    }
    if number(at: 60) > SQLiteSchema.layoutVersion { throw StoreError.newer(path) }
  }

  private func firstBytes(_ count: Int) throws -> [UInt8] {
    // Opening a named pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw StoreError(.cannotOpen, "The store '\(path)' cannot be read: \(String(cString: strerror(errno))).")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw StoreError(.cannotOpen, "'\(path)' is a folder or a device, where a store is a file; name another with --store.")
    }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = read(descriptor, &bytes, count)
    guard got >= 0 else {
      throw StoreError(.cannotOpen, "The store '\(path)' cannot be read: \(String(cString: strerror(errno))).")
    }
    return Array(bytes.prefix(got))
  }
}
