import CSQLite
import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a database file that appears whole or not at all: built and checked beside its place, synced, then moved there.
struct SQLiteCopy {
  /// What a database file may have beside it, by the end of its name.
  private static let suffixes = ["", "-journal", "-wal", "-shm"]
  let path: String
  private let cleanup: Cleanup

  /// - Parameter cleanup: who knows of what is half written until it is moved or removed.
  init(to path: String, cleanup: Cleanup = .shared) {
    self.path = path
    self.cleanup = cleanup
  }

  /// Throws `StoreError`, of reason `exists` when the file is there and is not to be replaced; nothing is left behind then.
  func write(replacing: Bool, _ fill: (SQLiteHandle) throws -> Void) throws {
    if !replacing, SQLiteFile(path: path).exists { throw alreadyThere }
    let temporary = "\(path).\(UInt32.random(in: .min ... .max)).tmp"
    let halfWritten = Self.suffixes.map { temporary + $0 }
    for file in halfWritten { cleanup.add(file) }
    defer {
      Self.remove(temporary)
      for file in halfWritten { cleanup.remove(file) }
    }
    guard SQLiteFile.make(temporary) else {
      throw StoreError(.cannotOpen, "'\(path)' cannot be created; check that its folder exists and may be written.")
    }
    do {
      let copy = try SQLiteHandle(path: temporary, named: path)
      try fill(copy)
      let faults = try copy.texts("PRAGMA quick_check(1)").filter { $0 != "ok" }
      if let fault = faults.first {
        throw StoreError(.damaged, "The copy is damaged (\(SQLiteCheck.sentence(fault))); nothing was written to '\(path)'.")
      }
    }
    try Self.sync(temporary)
    try place(temporary, replacing)
    try Self.sync(Self.folder(of: path))
  }

  private func place(_ temporary: String, _ replacing: Bool) throws {
    if replacing {
      guard rename(temporary, path) == 0 else { throw Self.failed(path, .cannotOpen) }
    } else if link(temporary, path) != 0 {
      // A link never replaces a file that came into being since we looked; nor does this, where a file system has no links.
      if errno == EEXIST { throw alreadyThere }
      guard SQLiteFile.make(path) else { throw errno == EEXIST ? alreadyThere : Self.failed(path, .cannotOpen) }
      guard rename(temporary, path) == 0 else { throw Self.failed(path, .cannotOpen) }
    }
  }

  private var alreadyThere: StoreError {
    StoreError(.exists, "'\(path)' exists already and was left alone; name a new file.")
  }

  /// Removes a database file and what SQLite may have left beside it.
  static func remove(_ path: String) {
    for suffix in suffixes { unlink(path + suffix) }
  }

  /// Moves a file where there is one.
  static func move(_ from: String, to: String) throws {
    guard rename(from, to) == 0 || errno == ENOENT else { throw failed(to) }
    try sync(folder(of: to))
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func sync(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failed(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failed(path) }
  }

  private static func failed(_ path: String, _ reason: StoreError.Reason = .inputOutput) -> StoreError {
    let code = errno
    return StoreError(
      code == ENOSPC ? .diskFull : reason, "'\(path)' cannot be written: \(String(cString: strerror(code))).")
  }
}

extension SQLiteHandle {
  /// Copies this database, as it is at one moment, over all that is in `other`, in one transaction of it.
  func copyContent(into other: SQLiteHandle) throws {
    guard let backup = sqlite3_backup_init(other.database, "main", database, "main") else {
      throw StoreError.sqlite(sqlite3_extended_errcode(other.database), path: other.path)
    }
    // All pages in one step: smaller ones would begin again whenever another process writes.
    let stepped = sqlite3_backup_step(backup, -1)
    let finished = sqlite3_backup_finish(backup)
    guard stepped == SQLITE_DONE, finished == SQLITE_OK else {
      throw StoreError.sqlite(stepped == SQLITE_DONE ? finished : stepped, path: other.path)
    }
  }
}
