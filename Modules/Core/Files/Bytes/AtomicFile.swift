import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that appears whole or not at all: written beside its place, then moved there by `commit`.
///
/// Without `commit` nothing changes. A link is written through, a replaced file keeps its permissions; `-`, devices and pipes are written directly.
public final class AtomicFile: ByteSink {
  private struct State {
    var descriptor: Int32
    var isOpen = true
  }

  /// As the user gave it; what errors call it.
  public let path: String
  /// `nil` when what stands there is written directly.
  private let place: (temporary: String, final: String)?
  private let replaces: Bool
  private let isOwner: Bool
  private let cleanup: Cleanup
  private let state: Mutex<State>

  /// Opens the temporary file.
  ///
  /// - Parameters:
  ///   - replacing: whether a file that is there may be replaced; when not, one that appears before `commit` is safe too.
  ///   - isPrivate: whether a new file is readable by its owner alone, whatever the umask.
  ///   - cleanup: who knows of the temporary file until it is moved or removed.
  /// - Throws: `FileError` when the file cannot be created, or exists and may not be replaced.
  public init(
    path: String, replacing: Bool = true, isPrivate: Bool = false, cleanup: Cleanup = .shared
  ) throws(FileError) {
    self.path = path
    self.cleanup = cleanup
    replaces = replacing
    switch try OutputTarget(path) {
    case .stream(let descriptor, let isOwner):
      self.isOwner = isOwner
      place = nil
      state = Mutex(State(descriptor: descriptor))
    case .file(let final, let existing):
      if let existing { try Self.check(existing, path, replacing) }
      let temporary = try Self.temporaryPath(beside: final, for: path)
      cleanup.add(temporary)
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isPrivate ? 0o600 : 0o666)
      if descriptor < 0 {
        let code = errno
        cleanup.remove(temporary)
        throw FileError(.create, path, code: code)
      }
      if let existing { Self.takeOver(existing, descriptor) }
      isOwner = true
      place = (temporary, final)
      state = Mutex(State(descriptor: descriptor))
    }
  }

  deinit { discard() }

  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    try state.withLock { state in
      guard state.isOpen else { throw FileError(.write, path, code: EBADF) }
      try FileSink(descriptor: state.descriptor, name: path).write(bytes)
    }
  }

  /// Brings the file to its place, safe from a power cut; nothing can be written afterwards.
  ///
  /// - Throws: `FileError`; what was there before is then untouched, unless only the last step failed: to make the new name
  ///   outlast a power cut.
  public func commit() throws(FileError) {
    try state.withLock { state throws(FileError) in
      guard state.isOpen else { return }
      guard let place else { return try close(&state) }
      do throws(FileError) {
        if fsync(state.descriptor) != 0, errno != EINVAL { throw FileError(.write, path, code: errno) }
        try close(&state)
        try move(place.temporary, place.final)
      } catch {
        abandon(&state)
        throw error
      }
      cleanup.remove(place.temporary)
      try Self.syncFolder(of: place.final, for: path)
    }
  }

  /// Gives up: the temporary file goes, what was there before stays.
  public func discard() {
    state.withLock { if $0.isOpen { abandon(&$0) } }
  }

  private func close(_ state: inout State) throws(FileError) {
    state.isOpen = false
    // After EINTR the descriptor is closed on Linux; closing again could hit another file.
    if isOwner, systemClose(state.descriptor) != 0, errno != EINTR { throw FileError(.write, path, code: errno) }
  }

  private func abandon(_ state: inout State) {
    if state.isOpen, isOwner { _ = systemClose(state.descriptor) }
    state.isOpen = false
    guard let place else { return }
    unlink(place.temporary)
    cleanup.remove(place.temporary)
  }

  private func move(_ temporary: String, _ final: String) throws(FileError) {
    if replaces {
      if rename(temporary, final) != 0 { throw FileError(.create, path, code: errno) }
      return
    }
    // Unlike `rename`, `link` refuses a file that somebody else has put there meanwhile.
    if link(temporary, final) == 0 {
      unlink(temporary)
    } else if errno == EPERM || errno == ENOTSUP {
      try moveWithoutLinks(temporary, final)
    } else {
      throw FileError(.create, path, code: errno)
    }
  }

  /// For file systems without hard links: the name is taken by an empty file of ours first.
  private func moveWithoutLinks(_ temporary: String, _ final: String) throws(FileError) {
    let claim = open(final, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if claim < 0 { throw FileError(.create, path, code: errno) }
    _ = systemClose(claim)
    if rename(temporary, final) != 0 {
      let code = errno
      unlink(final)
      throw FileError(.create, path, code: code)
    }
  }
}

extension AtomicFile {
  private static func check(_ existing: stat, _ path: String, _ replacing: Bool) throws(FileError) {
    if !replacing { throw FileError(.create, path, code: EEXIST) }
    // A rename would replace a file that is not to be written.
    if access(path, W_OK) != 0 { throw FileError(.create, path, code: errno) }
  }

  private static func temporaryPath(beside final: String, for path: String) throws(FileError) -> String {
    if final.isEmpty || final.hasSuffix("/") { throw FileError(.create, path, code: final.isEmpty ? ENOENT : EISDIR) }
    return OutputTarget.folder(of: final) + "/.tmp-" + String(UInt64.random(in: 0 ... .max), radix: 36)
  }

  /// Owner and permissions of the file to be replaced, as far as this user may give them.
  private static func takeOver(_ existing: stat, _ descriptor: Int32) {
    _ = fchown(descriptor, existing.st_uid, existing.st_gid)
    _ = fchmod(descriptor, existing.st_mode & 0o7777)
  }

  /// The new name itself must outlast a power cut; a folder that may not be read, or of a kind that cannot be synced, is left as it is.
  private static func syncFolder(of final: String, for path: String) throws(FileError) {
    let folder = open(OutputTarget.folder(of: final), O_RDONLY | O_CLOEXEC)
    if folder < 0 { return }
    let code = fsync(folder) == 0 ? 0 : errno
    _ = systemClose(folder)
    if [EIO, ENOSPC, EDQUOT].contains(code) { throw FileError(.write, path, code: code) }
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
