import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Knows how to put the terminal back as it was, whoever changed it and however the process ends.
///
/// `restoreAll()` may be called from any thread, also the one that waits for signals; not from inside a signal handler.
public final class TerminalGuard: Sendable {
  /// The guard of this process; it also restores at a normal exit.
  public static let shared: TerminalGuard = {
    atexit { TerminalGuard.shared.restoreAll() }
    return TerminalGuard()
  }()

  /// Names one change that is to be undone.
  public struct Ticket: Sendable {
    fileprivate let number: Int
  }

  private struct Pending {
    var next = 0
    var restorations: [(number: Int, restore: @Sendable () -> Void)] = []
  }

  private let pending = Mutex(Pending())
  private let waiting = Atomic(0)

  /// A guard that restores only when it is told to, for tests.
  public init() {}

  /// Keeps what undoes a change; call it before making the change.
  public func register(_ restore: @escaping @Sendable () -> Void) -> Ticket {
    pending.withLock { pending in
      pending.next += 1
      pending.restorations.append((pending.next, restore))
      return Ticket(number: pending.next)
    }
  }

  /// Undoes one change; nothing happens when it is undone already.
  public func restore(_ ticket: Ticket) {
    let restore = pending.withLock { pending -> (@Sendable () -> Void)? in
      guard let place = pending.restorations.firstIndex(where: { $0.number == ticket.number }) else { return nil }
      return pending.restorations.remove(at: place).restore
    }
    restore?()
  }

  /// Undoes every change, the last one first; safe to call again.
  public func restoreAll() {
    let restorations = pending.withLock { pending in
      defer { pending.restorations.removeAll() }
      return pending.restorations
    }
    for item in restorations.reversed() { item.restore() }
  }

  /// Whether somebody is being waited for to type something.
  public var isWaiting: Bool { waiting.load(ordering: .relaxed) > 0 }

  /// Runs the body, which waits for somebody to type something.
  public func whileWaiting<Result>(_ body: () throws -> Result) rethrows -> Result {
    waiting.add(1, ordering: .relaxed)
    defer { waiting.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Runs the body while what is typed on the terminal is not shown; the line end still is.
  public func withoutEcho<Result>(on descriptor: Int32, _ body: () throws -> Result) throws -> Result {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { throw InputError(.echo) }
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL)
    // Draining instead of flushing keeps what was typed ahead.
    let ticket = register { [before] in
      var before = before
      _ = tcsetattr(descriptor, TCSADRAIN, &before)
    }
    defer { restore(ticket) }
    guard tcsetattr(descriptor, TCSADRAIN, &hidden) == 0 else { throw InputError(.echo) }
    return try body()
  }
}
