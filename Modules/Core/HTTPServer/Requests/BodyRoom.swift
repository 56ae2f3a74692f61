import Synchronization

/// What the bodies under way take up together, so that many clients with large ones do not take all memory.
final class BodyRoom: Sendable {
  /// What each may have in any case: nobody who sends a little has to wait for those who send much.
  private static let free = 64 << 10

  private let limit: Int
  private let taken = Atomic(0)

  init(limit: Int) {
    self.limit = limit
  }

  /// False when there is no room for it; it does not grow then.
  func grow(from count: Int, to larger: Int) -> Bool {
    let more = Self.counted(larger) - Self.counted(count)
    if more == 0 || taken.add(more, ordering: .relaxed).newValue <= limit { return true }
    taken.subtract(more, ordering: .relaxed)
    return false
  }

  /// A body of so many bytes is gone.
  func leave(_ count: Int) { taken.subtract(Self.counted(count), ordering: .relaxed) }

  private static func counted(_ count: Int) -> Int { max(count - free, 0) }
}
