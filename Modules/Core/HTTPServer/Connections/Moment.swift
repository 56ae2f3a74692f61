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

  static func + (moment: Moment, duration: Duration) -> Moment {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds.multipliedReportingOverflow(by: 1_000)
    guard !milliseconds.overflow, milliseconds.partialValue >= 0 else { return moment }
    let sum = moment.milliseconds.addingReportingOverflow(
      UInt64(milliseconds.partialValue) + UInt64(attoseconds / 1_000_000_000_000_000))
    return sum.overflow ? moment : Moment(milliseconds: sum.partialValue)
  }
}
