import Synchronization
public import Testing

/// Lets a few tests run at a time: hundreds of processes at once would make each of them too slow for its time limit.
public struct BinaryTurn: TestTrait, SuiteTrait, TestScoping {
  private static let turns = Turns(free: 4)

  public var isRecursive: Bool { true }

  @concurrent
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // A suite and a test of many cases take no turn, only the cases do.
    guard testCase != nil else { return try await function() }
    await Self.turns.take()
    defer { Self.turns.give() }
    try await function()
  }
}

extension Trait where Self == BinaryTurn {
  /// Waits for a turn; not for tests that mostly wait.
  public static var inTurn: Self { Self() }
}

/// Places that tests take and give back, in the order they came.
private final class Turns: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(free: Int) {
    state = Mutex(State(free: free))
  }

  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free == 0 else {
          state.free -= 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  func give() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
