import Files
import Synchronization
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the process in good order when it is told to stop.
///
/// What runs is cancelled and undone, the terminal and half-written files are put right, and the exit code says which signal
/// it was.
enum Interruption {
  /// How long what runs may take to undo itself, in milliseconds.
  private static let grace = Atomic<Int32>(2000)
  private static let received = Mutex<Int32>(0)
  /// Where the signal handler says which signal came; a pipe is one of the few things it may touch (POSIX, signal concepts).
  private static let pipeEnd = Atomic<Int32>(-1)

  /// 128 and the number of the signal, as shells count.
  static var code: Int32 { 128 + received.withLock { $0 == 0 ? SIGINT : $0 } }

  /// Gives what runs from now on so long to end in good order.
  static func allow(_ time: Duration) {
    let milliseconds = time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
    grace.store(Int32(clamping: milliseconds), ordering: .relaxed)
  }

  /// Lets a thread wait for SIGINT and SIGTERM, and a closed pipe be an error of the write instead of a death.
  ///
  /// Blocking the signals and waiting for them would not do: the thread that Swift starts `main` on suspends itself with none blocked.
  static func watch(_ cancel: @escaping @Sendable () -> Void) {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipeEnd.store(ends[1], ordering: .releasing)
    for number in [SIGINT, SIGTERM] { handle(number) }
    BackgroundThread.start { [pipe = ends[0]] in
      received.withLock { $0 = nextSignal(from: pipe) }
      cancel()
      // The main thread ends the process as soon as it has undone what it did; a prompt or a slow reader never would.
      if !TerminalGuard.shared.isWaiting { waitForAnother(on: pipe) }
      end()
    }
  }

  /// A signal that the caller had ignored, as `nohup` and shells do for jobs in the background, stays ignored.
  private static func handle(_ number: Int32) {
    let former = signal(number) { number in
      let code = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(Interruption.pipeEnd.load(ordering: .acquiring), &byte, 1)
      errno = code
    }
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }

  private static func nextSignal(from pipe: Int32) -> Int32 {
    var byte: UInt8 = 0
    while read(pipe, &byte, 1) != 1 {}
    return Int32(byte)
  }

  /// Returns after the grace, or at once when the user insists.
  private static func waitForAnother(on pipe: Int32) {
    var request = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, grace.load(ordering: .relaxed))
  }

  private static func end() {
    TerminalGuard.shared.restoreAll()
    Cleanup.shared.run()
    _exit(code)
  }
}
