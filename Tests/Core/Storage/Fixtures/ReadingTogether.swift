import Dispatch
import Files
import Storage
import Synchronization

/// What `body` finds among questions that are put together, on a thread which waits for it as that of a server does.
func readingTogether<Found: Sendable>(
  _ store: any Store, _ body: @escaping @Sendable () async throws -> Found
) async throws -> Found {
  try await withCheckedThrowingContinuation { continuation in
    BackgroundThread.start {
      let finding = Finding<Found>()
      store.readingTogether {
        Task { await finding.finish(body) }
        finding.isDone.wait()
      }
      if let outcome = finding.outcome.withLock({ $0 }) { continuation.resume(with: outcome) }
    }
  }
}

private final class Finding<Found: Sendable>: Sendable {
  let outcome = Mutex<Result<Found, any Error>?>(nil)
  let isDone = DispatchSemaphore(value: 0)

  func finish(_ body: () async throws -> Found) async {
    let found: Result<Found, any Error>
    do { found = .success(try await body()) } catch { found = .failure(error) }
    outcome.withLock { $0 = found }
    isDone.signal()
  }
}
