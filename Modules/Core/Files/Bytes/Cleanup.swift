import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that are being written and must go when the program is stopped before they are whole.
public final class Cleanup: Sendable {
  /// The process's own, which its host empties when it is stopped.
  public static let shared = Cleanup()

  private let paths = Mutex<Set<String>>([])

  /// Knows of no file; for tests, which must not empty the one that is shared.
  public init() {}

  /// Takes note of a file before it is made; one that is not there by then does no harm.
  public func add(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// Forgets a file that is whole, moved to its place, or gone.
  public func remove(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes them all; for the thread that waits for SIGINT and SIGTERM, since a signal handler itself may take no lock.
  public func run() {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      paths = []
    }
  }
}
