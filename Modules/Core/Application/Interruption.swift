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
  private static let received = Mutex<Int32>(0)

  /// 128 and the number of the signal, as shells count.
  static var code: Int32 { 128 + received.withLock { $0 == 0 ? SIGINT : $0 } }

  /// Lets a thread wait for SIGINT and SIGTERM, and a closed pipe be an error of the write instead of a death.
  static func watch(_ cancel: @escaping @Sendable () -> Void) {
    signal(SIGPIPE, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    detachThread { [signals] in
      var signals = signals
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      received.withLock { $0 = number }
      cancel()
      // The main thread ends the process as soon as it has undone what it did; a prompt or a slow reader never would.
      if TerminalGuard.shared.isWaiting { end() }
      let end = ContinuousClock.now + grace
      while ContinuousClock.now < end { usleep(10_000) }
      Self.end()
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
