import Synchronization

/// The requests that a thread of the server has read and not yet answered.
///
/// They are answered one behind the other before the first answer is sent: what several have in common is done once, and a client that
/// put several questions is woken once. Used by its thread alone.
final class RequestBatch: Sendable {
  private struct State {
    var queue: [Exchange] = []
    var runs = 0
  }

  /// After this time answers are sent before the next request is looked at.
  private static let longest = Duration.microseconds(500)
  private let state = Mutex(State())

  /// How often requests have been answered. A request that finds the number as it was when it was added is the first of the library's
  /// next turn, by which all of the last one have been added.
  var runs: Int { state.withLock { $0.runs } }

  func add(_ exchange: Exchange) {
    state.withLock { state in
      exchange.with { $0.stage = .queued(afterRuns: state.runs) }
      state.queue.append(exchange)
    }
  }

  /// For a request that ends without an answer.
  func remove(_ exchange: Exchange) { state.withLock { $0.queue.removeAll { $0 === exchange } } }

  /// Hands out what was added, in that order, for as long as the time lasts; the rest is for the next run.
  func run(_ body: (Exchange) -> Void) {
    let queue = state.withLock { state in
      state.runs += 1
      defer { state.queue = [] }
      return state.queue
    }
    let deadline = ContinuousClock.now + Self.longest
    var rest = queue[...]
    repeat {
      guard let exchange = rest.popFirst() else { return }
      body(exchange)
    } while ContinuousClock.now < deadline
    if !rest.isEmpty { state.withLock { $0.queue.insert(contentsOf: rest, at: 0) } }
  }
}
