import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps handlers at work until a test lets them go on; closed for good it would hold up a server that is stopped, so not beyond 20 s.
final class Gate: Sendable {
  private let state = Mutex((isOpen: false, waiting: 0))

  /// How many have come to it.
  var waiting: Int { state.withLock { $0.waiting } }

  func open() { state.withLock { $0.isOpen = true } }

  /// Gives its thread to others meanwhile.
  func wait() async {
    enter()
    for _ in 0..<4_000 where !isOpen { try? await Task.sleep(for: .milliseconds(5)) }
  }

  /// Keeps its thread.
  func waitOnThread() {
    enter()
    for _ in 0..<4_000 where !isOpen { usleep(5_000) }
  }

  private var isOpen: Bool { state.withLock { $0.isOpen } }

  private func enter() { state.withLock { $0.waiting += 1 } }
}
