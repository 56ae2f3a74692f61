import Values

/// How often somebody failed, and when they may try again.
struct FailureCount {
  private(set) var number = 0
  private(set) var lastAt: Timestamp
  private(set) var mayTryAt: Timestamp

  /// After so long without a failure all are forgotten.
  static let memorySeconds: Int64 = 3600
  private static let longestDelay: Int64 = 60

  init(at time: Timestamp) {
    lastAt = time
    mayTryAt = time
  }

  func isOver(at time: Timestamp) -> Bool { time >= lastAt.adding(seconds: Self.memorySeconds) }

  /// One more; behind the free ones the delays are 1, 2, 4 … seconds, up to a minute.
  mutating func add(free: Int, at time: Timestamp) {
    number = isOver(at: time) ? 1 : min(number + 1, 1_000_000)
    lastAt = time
    let beyond = number - free
    mayTryAt = beyond < 1 ? time : time.adding(seconds: min(1 << Int64(min(beyond - 1, 6)), Self.longestDelay))
  }

  mutating func takeBack(at time: Timestamp) {
    number = max(number - 1, 0)
    mayTryAt = min(mayTryAt, time)
  }
}
