import HTTPClient
import Synchronization
import Values

/// A clock that never waits but notes how long it should have, and chance that always gives the same.
final class TestPacing: Sendable {
  /// 2026-11-30T12:00:00Z.
  static let date: Int64 = 1_796_040_000
  private let noted = Mutex<[Duration]>([])

  var pauses: [Duration] { noted.withLock { $0 } }

  func pacing(chance: Double = 1) -> HTTPPacing {
    let start = ContinuousClock.now
    return HTTPPacing(
      now: { [self] in start.advanced(by: pauses.reduce(.zero, +)) },
      date: { Timestamp(unixSeconds: Self.date) ?? Timestamp(nanoseconds: 0) },
      pause: { [self] pause in noted.withLock { $0.append(pause) } },
      chance: { chance })
  }
}
