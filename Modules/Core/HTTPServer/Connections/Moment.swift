#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Milliseconds of a clock that never goes back; coarse, since each request asks it several times.
struct Moment: Sendable, Comparable {
  var milliseconds: UInt64

  static var now: Moment {
    var time = timespec()
    #if canImport(Glibc)
      clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return Moment(milliseconds: UInt64(time.tv_sec) * 1_000 + UInt64(time.tv_nsec) / 1_000_000)
  }

  static func < (one: Moment, other: Moment) -> Bool { one.milliseconds < other.milliseconds }

  /// Far enough ahead never to come, and small enough to be packed into a phase.
  private static let never: UInt64 = 1 << 50

  static func + (moment: Moment, duration: Duration) -> Moment {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0 else { return moment }
    guard seconds < never / 1_000 else { return Moment(milliseconds: never) }
    let milliseconds = UInt64(seconds) * 1_000 + UInt64(attoseconds / 1_000_000_000_000_000)
    return Moment(milliseconds: min(moment.milliseconds + milliseconds, never))
  }
}
