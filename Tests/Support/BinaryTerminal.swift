import Foundation
import Synchronization
public import Testing

/// A person at a terminal: types, reads the screen, and has a window of some width.
public final class BinaryTerminal: Sendable {
  private let keyboard: Int32
  private let shown = Mutex<[UInt8]>([])
  private let isOver = Atomic(false)
  private let process: BinaryProcess
  private let limit: Duration = .seconds(20)

  /// Runs the binary on a terminal of its own. Standard output goes to the terminal as well unless a file is named.
  public init(
    _ home: BinaryHome, _ arguments: [String], columns: UInt16 = 80, output: String? = nil,
    environment changes: [String: String?] = [:]
  ) throws {
    var (keyboard, screen): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&keyboard, &screen, nil, nil, &size) == 0)
    _ = fcntl(keyboard, F_SETFD, FD_CLOEXEC)
    _ = fcntl(screen, F_SETFD, FD_CLOEXEC)
    self.keyboard = keyboard
    defer { close(screen) }
    // Of several terminals at a time: what `ttyname` returns is shared by all threads.
    var path = [CChar](repeating: 0, count: 256)
    let code = ttyname_r(screen, &path, path.count)
    try #require(code == 0)
    let name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    var environment = home.environment
    for (name, value) in changes { environment[name] = value }
    process = try BinaryProcess(
      [BinaryLocation.path] + arguments, environment: environment, folder: home.folder,
      streams: .init(input: .file(name), output: output ?? name, errors: name), owner: home, opensSession: true)
    Thread.detachNewThread { [keyboard, weak self] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(keyboard, &buffer, buffer.count)
        // Linux says EIO when the last program has left the terminal.
        guard count > 0, let self else {
          self?.isOver.store(true, ordering: .releasing)
          return
        }
        self.shown.withLock { $0 += buffer.prefix(count) }
      }
    }
  }

  deinit { close(keyboard) }

  /// Everything shown so far, line ends as `\n`.
  public var screen: String {
    String(decoding: shown.withLock { $0 }.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }

  /// Types text; `\n` is the return key.
  public func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
  }

  /// Whether typed text is shown.
  public var echoes: Bool {
    var state = termios()
    return tcgetattr(keyboard, &state) == 0 && state.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Waits until a text is on the screen; an issue is recorded when it does not come.
  public func waits(for text: String, at location: SourceLocation = #_sourceLocation) async throws {
    let end = ContinuousClock.now + limit
    while !screen.contains(text) {
      guard ContinuousClock.now < end else {
        Issue.record("'\(text)' did not come; on the screen is:\n\(screen)", sourceLocation: location)
        return
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits for the end. The screen is complete then.
  public func outcome() async throws -> BinaryOutcome {
    let outcome = await process.outcome(limit: limit)
    // What was written last may not have been read yet.
    let end = ContinuousClock.now + limit
    while !isOver.load(ordering: .acquiring), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(5)) }
    return outcome
  }

  public func signal(_ number: Int32) { process.signal(number) }
}
