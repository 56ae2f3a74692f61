import HTTP
import Synchronization

/// Who waits for a transfer; told of its end once, by whichever comes first: the transfer, or a cancellation.
final class TransferTicket: Sendable {
  typealias Ending = Result<HTTPResponse, TransferFault>

  private enum State {
    case unused
    case waiting(CheckedContinuation<Ending, any Error>)
    case over
  }

  private let state = Mutex(State.unused)

  /// Whether nobody waits any more.
  var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }

  /// False for a task that was cancelled before it could wait, which is told so at once.
  func wait(_ continuation: CheckedContinuation<Ending, any Error>) -> Bool {
    let isWaiting = state.withLock { state in
      guard case .unused = state else { return false }
      state = .waiting(continuation)
      return true
    }
    if !isWaiting { continuation.resume(throwing: CancellationError()) }
    return isWaiting
  }

  func end(_ ending: Ending) { taken()?.resume(returning: ending) }

  func fail(_ error: any Error) { taken()?.resume(throwing: error) }

  func cancel() { fail(CancellationError()) }

  private func taken() -> CheckedContinuation<Ending, any Error>? {
    state.withLock { state in
      defer { state = .over }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
  }
}
