import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock between processes, held until it is let go of.
final class SessionLock: Sendable {
  private static let step = Duration.milliseconds(20)
  private static let steps = 1500

  private let descriptor: Int32

  /// Waits, without holding a thread, for whoever has it; throws `FileError` after half a minute.
  init(path: String) async throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw FileError(.create, path, code: errno) }
    for _ in 0..<Self.steps {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        self.descriptor = descriptor
        return
      }
      do {
        try await Task.sleep(for: Self.step)
      } catch {
        close(descriptor)
        throw error
      }
    }
    close(descriptor)
    throw FileError(.write, path, code: EBUSY)
  }

  deinit { close(descriptor) }
}
