import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where bytes come from: a file, standard input, or memory; read once from the front to the end, never held as a whole.
public final class ByteSource: Sendable {
  /// As the user gave it, or `standard input`; what errors call it.
  public let name: String
  /// The bytes of a regular file, to show progress; `nil` for a pipe.
  public let size: Int?

  private struct State: ~Copyable {
    /// Read but not yet handed out: what was peeked at, or all of a source in memory.
    var pending: [UInt8] = []
    var handedOut = 0
    var decoder: TextDecoder?
  }

  private let descriptor: Int32?
  private let isOwner: Bool
  /// What is decoded, where the bytes are not read as they stand.
  private let encoded: ByteSource?
  private let state: Mutex<State>

  /// Opens a file, or standard input for `-`.
  ///
  /// - Throws: `FileError` when it is missing, a folder, or may not be read.
  public convenience init(path: String) throws(FileError) {
    if path == "-" {
      self.init(descriptor: STDIN_FILENO, name: "standard input", isOwner: false)
      return
    }
    let opened = open(path, O_RDONLY | O_CLOEXEC)
    if opened < 0 { throw FileError(.open, path, code: errno) }
    self.init(descriptor: opened, name: path, isOwner: true)
    if Self.status(of: opened).map({ $0.st_mode & S_IFMT == S_IFDIR }) ?? false { throw FileError(.open, path, code: EISDIR) }
  }

  /// Bytes in memory, for tests and for text that came another way.
  public init(_ bytes: [UInt8], name: String = "memory") {
    self.name = name
    size = bytes.count
    descriptor = nil
    isOwner = false
    encoded = nil
    state = Mutex(State(pending: bytes))
  }

  /// The text of another source as UTF-8; whoever has this one leaves the other alone.
  ///
  /// What a UTF-16 file has in UTF-8 is not known before it is read, so `size` is `nil` for it.
  public init(decoding source: ByteSource, as encoding: TextEncoding) {
    name = source.name
    size = encoding.keepsCount ? source.size : nil
    descriptor = nil
    isOwner = false
    encoded = source
    state = Mutex(State(decoder: TextDecoder(encoding)))
  }

  private init(descriptor: Int32, name: String, isOwner: Bool) {
    self.name = name
    self.descriptor = descriptor
    self.isOwner = isOwner
    encoded = nil
    size = Self.status(of: descriptor).flatMap { $0.st_mode & S_IFMT == S_IFREG ? Int($0.st_size) : nil }
    state = Mutex(State())
  }

  deinit {
    if isOwner, let descriptor { close(descriptor) }
  }

  /// The first bytes, at most `count`, which are still read afterwards; fewer only where the source is shorter.
  public func peek(_ count: Int) throws(FileError) -> [UInt8] {
    try state.withLock { state throws(FileError) in
      var ended = false
      while !ended, state.pending.count - state.handedOut < count {
        let wanted = count - (state.pending.count - state.handedOut)
        let more = try encoded == nil ? Self.bytes(wanted, readSystem) : decodeMore(&state)
        ended = more.isEmpty
        state.pending += more
      }
      return Array(state.pending[state.handedOut...].prefix(count))
    }
  }

  /// Fills at most the given memory and says with how many bytes; 0 only at the end.
  public func read(into memory: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    try state.withLock { state throws(FileError) in
      if state.pending.count == state.handedOut {
        if encoded == nil { return try readSystem(memory) }
        state.pending = try decodeMore(&state)
        state.handedOut = 0
      }
      let kept = state.pending.count - state.handedOut
      let count = min(kept, memory.count)
      state.pending.withUnsafeBytes {
        memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[state.handedOut...].prefix(count)))
      }
      state.handedOut += count
      if state.handedOut == state.pending.count {
        state.pending = []
        state.handedOut = 0
      }
      return count
    }
  }

  /// Empty only at the end of what is decoded.
  private func decodeMore(_ state: inout State) throws(FileError) -> [UInt8] {
    var decoded: [UInt8] = []
    guard let encoded else { return decoded }
    while decoded.isEmpty, state.decoder != nil {
      let bytes = try Self.bytes(1 << 16, encoded.read(into:))
      state.decoder?.decode(bytes, into: &decoded)
      if bytes.isEmpty { state.decoder = nil }
    }
    return decoded
  }

  /// Fewer than `count` bytes where `read` gives fewer, none at the end.
  private static func bytes(
    _ count: Int, _ read: (UnsafeMutableRawBufferPointer) throws(FileError) -> Int
  ) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    let failure: FileError? = bytes.withUnsafeMutableBytes { memory in
      do throws(FileError) {
        filled = try read(memory)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    bytes.removeLast(count - filled)
    return bytes
  }

  private func readSystem(_ memory: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    guard let descriptor else { return 0 }
    while true {
      let count = systemRead(descriptor, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        throw FileError(.read, name, code: errno)
      }
    }
  }

  private static func status(of descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }
}

private func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, memory, count)
}
