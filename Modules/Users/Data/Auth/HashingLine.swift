import Files
import Synchronization

/// Lets a few slow works run at once, each on a thread of its own, so that they hold up nobody else; the others wait in line.
final class HashingLine: Sendable {
  private struct State {
    var running = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private let atOnce: Int
  private let mostWaiting: Int
  private let state = Mutex(State())

  init(atOnce: Int, mostWaiting: Int) {
    self.atOnce = atOnce
    self.mostWaiting = mostWaiting
  }

  /// Throws `HashingFailed.tooMany` when the line is too long, and what the work throws.
  func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      let isTaken = add { continuation.resume(with: Swift.Result { try work() }) }
      if !isTaken { continuation.resume(throwing: HashingFailed.tooMany) }
    }
  }

  private func add(_ work: @escaping @Sendable () -> Void) -> Bool {
    let (isTaken, needsThread) = state.withLock { state in
      if state.running < atOnce {
        state.running += 1
        return (true, true)
      }
      guard state.waiting.count < mostWaiting else { return (false, false) }
      state.waiting.append(work)
      return (true, false)
    }
    if needsThread { BackgroundThread.start { self.work(work) } }
    return isTaken
  }

  private func work(_ first: @Sendable () -> Void) {
    first()
    while let next = nextWaiting() { next() }
  }

  private func nextWaiting() -> (@Sendable () -> Void)? {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.running -= 1
        return nil
      }
      return state.waiting.removeFirst()
    }
  }
}
