/// A point in time, to the nanosecond, in UTC; from 1677-09-21 to 2262-04-11, which is what 64 bits of nanoseconds reach.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// Since 1970-01-01T00:00:00Z, without leap seconds; negative before.
  public let nanoseconds: Int64

  static let perSecond: Int64 = 1_000_000_000

  /// Every number is a point in time.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Seconds since 1970; nil beyond the years this type reaches.
  public init?(unixSeconds: Int64) {
    let (nanoseconds, overflows) = unixSeconds.multipliedReportingOverflow(by: Self.perSecond)
    if overflows { return nil }
    self.nanoseconds = nanoseconds
  }

  /// So many seconds later, or the last point in time there is.
  public func adding(seconds: Int64) -> Timestamp {
    let (step, isTooFar) = seconds.multipliedReportingOverflow(by: Self.perSecond)
    let (sum, overflows) = nanoseconds.addingReportingOverflow(step)
    return Timestamp(nanoseconds: isTooFar || overflows ? (seconds < 0 ? .min : .max) : sum)
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.nanoseconds < right.nanoseconds }

  /// Whole seconds since 1970, rounded down, and the nanoseconds behind them.
  var parts: (seconds: Int64, nanoseconds: Int64) {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: Self.perSecond)
    return remainder < 0 ? (quotient - 1, remainder + Self.perSecond) : (quotient, remainder)
  }
}
