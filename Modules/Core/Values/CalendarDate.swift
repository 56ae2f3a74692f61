/// A calendar date known to the year, the month or the day; never a point in time, so no time zone touches it.
public struct CalendarDate: Sendable, Hashable {
  /// The historical year: 1 is 1 CE, -1 is 1 BCE; there is no year 0.
  public let year: Int32
  /// 1 to 12, or 0 when only the year is known.
  public let month: UInt8
  /// 1 to 31, or 0 when the day is not known.
  public let day: UInt8
}
