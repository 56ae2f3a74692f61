public import Foundation
import Synchronization

/// A program on its way, started by `posix_spawn` in a process group of its own; its output goes to files, so that no pipe fills up.
public final class BinaryProcess: Sendable {
  /// Where a program reads from and writes to.
  public struct Streams: Sendable {
    public var input: Source
    /// Files that standard output and standard error go to.
    public var output: String
    public var errors: String

    public enum Source: Sendable {
      /// A file, which may be a terminal.
      case file(String)
      /// An open descriptor, such as the end of a pipe.
      case descriptor(Int32)
    }

    public init(input: Source, output: String, errors: String) {
      self.input = input
      self.output = output
      self.errors = errors
    }
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  public let id: pid_t
  private let streams: Streams
  /// Lives as long as the process: the home it works in.
  private let owner: any AnyObject & Sendable
  private let start = ContinuousClock.now
  private let hasEnded = Atomic(false)

  /// - Parameter opensSession: whether the program leads a session, so that a terminal among its streams becomes its own.
  /// - Throws: `POSIXError` when it cannot be started.
  public init(
    _ words: [String], environment: [String: String], folder: String, streams: Streams, owner: any AnyObject & Sendable,
    opensSession: Bool = false
  ) throws {
    self.streams = streams
    self.owner = owner
    #if canImport(Darwin)
      var (actions, attributes): (Actions, Attributes) = (nil, nil)
    #else
      var (actions, attributes) = (Actions(), Attributes())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    Self.direct(streams, &actions)
    Self.reset(&attributes, opensSession: opensSession)
    id = try Self.spawn(Self.changingFolder + [folder] + words, environment, &actions, &attributes)
  }

  /// A shell that goes to a folder and becomes the program: changing it while spawning is no part of POSIX.
  private static let changingFolder = ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\""]

  private static func direct(_ streams: Streams, _ actions: inout Actions) {
    switch streams.input {
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY, 0)
    case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 1, streams.output, O_RDWR | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, streams.errors, O_RDWR | O_CREAT | O_APPEND, 0o600)
  }

  /// POSIX_SPAWN_SETSID, which spawn.h of glibc keeps behind a macro that Swift does not set.
  #if canImport(Darwin)
    private static let opensSessionFlag: Int32 = 0x400
  #else
    private static let opensSessionFlag: Int32 = 0x80
  #endif

  /// The test runner may block or ignore signals; what it starts must not inherit that.
  private static func reset(_ attributes: inout Attributes, opensSession: Bool) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // A session leader leads a process group as well.
    let grouping = opensSession ? opensSessionFlag : Int32(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(&attributes, Int16(grouping | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
  }

  private static func spawn(
    _ words: [String], _ environment: [String: String], _ actions: inout Actions,
    _ attributes: inout Attributes
  ) throws -> pid_t {
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, words[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return id
  }

  deinit { signal(SIGKILL) }

  /// Sends a signal to the program and all it started; does nothing after its end.
  public func signal(_ number: Int32) {
    if !hasEnded.load(ordering: .acquiring) { kill(-id, number) }
  }

  /// Returns when the program takes this signal rather than dying of it, at the latest after ten seconds.
  public func waitUntilItTakes(_ number: Int32) async throws {
    #if canImport(Glibc)
      for _ in 0..<1_000 where !takes(number) { try await Task.sleep(for: .milliseconds(10)) }
    #else
      try await Task.sleep(for: .milliseconds(500))
    #endif
  }

  /// As the kernel tells it (proc_pid_status(5)): a bit for each signal, the first for signal 1.
  private func takes(_ number: Int32) -> Bool {
    let status = String(decoding: FileManager.default.contents(atPath: "/proc/\(id)/status") ?? Data(), as: UTF8.self)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigCgt:") }),
      let signals = UInt64(line.split(separator: "\t").last ?? "", radix: 16)
    else { return false }
    return signals >> UInt64(number - 1) & 1 == 1
  }

  /// Whether something is on standard output already, where that is a file.
  public var hasWritten: Bool {
    var status = stat()
    return stat(streams.output, &status) == 0 && status.st_size > 0
  }

  /// What is on standard error so far.
  public var errors: String { String(decoding: Self.bytes(streams.errors), as: UTF8.self) }

  /// Waits for the end; to be called once. A program that takes longer than `limit` is killed.
  public func outcome(limit: Duration = .seconds(30)) async -> BinaryOutcome {
    // Neither the watchdog nor the thread below keeps the process, and with it the home, from going when the test is over.
    let watchdog = Task { [weak self] in
      try await Task.sleep(for: limit)
      self?.signal(SIGKILL)
    }
    let (status, duration) = await ended()
    hasEnded.store(true, ordering: .releasing)
    watchdog.cancel()
    return BinaryOutcome(
      ending: Self.ending(status, overran: duration >= limit), outputBytes: Self.bytes(streams.output),
      errorBytes: Self.bytes(streams.errors), duration: duration)
  }

  /// A thread of its own waits, so that the few threads tests share stay free.
  private func ended() async -> (status: Int32, duration: Duration) {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [id, start] in
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        continuation.resume(returning: (status, start.duration(to: .now)))
      }
    }
  }

  private static func ending(_ status: Int32, overran: Bool) -> BinaryOutcome.Ending {
    let signal = status & 0x7F
    if signal == SIGKILL, overran { return .overran }
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }

  private static func bytes(_ path: String) -> [UInt8] {
    var status = stat()
    // Only what a file kept can be read again.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    return [UInt8](FileManager.default.contents(atPath: path) ?? Data())
  }
}
