import Files
import Synchronization
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the process in good order when it is told to stop: what runs is cancelled and undone, the terminal and half-written
/// files are put right, and the exit code says which signal it was.
enum Interruption {
  /// How long what runs may take to undo itself.
  private static let grace: Duration = .seconds(2)
  private static let received = Atomic<Int32>(0)
  /// The end of a pipe into which the signal handler writes a byte.
  private static let alarm = Atomic<Int32>(-1)

  /// 128 and the number of the signal, as shells count.
  static var code: Int32 {
    let number = received.load(ordering: .relaxed)
    return 128 + (number == 0 ? SIGINT : number)
  }

  /// Lets a thread wait for SIGINT and SIGTERM, and a closed pipe be an error of the write instead of a death.
  static func watch(_ cancel: @escaping @Sendable () -> Void) {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    handleSignals(writingTo: ends[1])
    detachThread { [bell = ends[0]] in
      var byte: UInt8 = 0
      while read(bell, &byte, 1) != 1 { if errno != EINTR { return } }
      cancel()
      // What runs ends the process as soon as it has undone what it did; a prompt or a slow reader never would.
      if TerminalGuard.shared.isWaiting { end() }
      let end = ContinuousClock.now + grace
      while ContinuousClock.now < end { usleep(10_000) }
      Self.end()
    }
  }

  /// By handlers, since a blocked signal would not stay so: libdispatch unblocks all on the main thread.
  private static func handleSignals(writingTo end: Int32) {
    received.store(0, ordering: .relaxed)
    alarm.store(end, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      // Does only what a handler may (signal-safety(7)): both variables were used before, and so are made already.
      signal(number) { number in
        let code = errno
        Interruption.received.store(number, ordering: .relaxed)
        var byte: UInt8 = 1
        _ = write(Interruption.alarm.load(ordering: .relaxed), &byte, 1)
        errno = code
      }
    }
  }

  private static func end() {
    TerminalGuard.shared.restoreAll()
    Cleanup.shared.run()
    _exit(code)
  }

  private static func detachThread(_ body: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let box = Unmanaged.passRetained(ThreadBody(body))
    pthread_create(
      &thread, nil,
      { context in
        #if canImport(Darwin)
          Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
        #else
          if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
        #endif
        return nil
      }, box.toOpaque())
    pthread_detach(thread)
  }
}

/// Carries a closure into a thread.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
