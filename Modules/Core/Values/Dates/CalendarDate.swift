/// A calendar date known to the year, the month or the day; never a point in time, so no time zone touches it.
///
/// Years are historical (-44 is 44 BCE, no year 0), from -9999 to 9999. The Gregorian calendar counts in all of them, also before 1582:
/// leap years before 1 are those of ISO 8601, in which 1 BCE is the year 0.
public struct CalendarDate: Sendable, Hashable {
  /// The historical year: 1 is 1 CE, -1 is 1 BCE; there is no year 0.
  public let year: Int32
  /// 1 to 12, or 0 when only the year is known.
  public let month: UInt8
  /// 1 to 31, or 0 when the day is not known.
  public let day: UInt8

  /// - Throws: `ValueError` when there is no such date: a month or day of 0 is one not known, a day needs its month.
  public init(year: Int, month: Int = 0, day: Int = 0) throws(ValueError) {
    do throws(DateProblem) {
      try self.init(checked: year, month, day)
    } catch {
      throw ValueError("\(year)-\(month)-\(day) is no date: \(error.reason).")
    }
  }

  init(checked year: Int, _ month: Int, _ day: Int) throws(DateProblem) {
    guard year != 0, year >= -9999, year <= 9999 else { throw .year }
    guard month >= 0, month <= 12, month > 0 || day == 0 else { throw .month }
    guard day >= 0, day <= Self.days(in: month, of: year) else { throw .day(year, month) }
    self.init(trusted: Int32(year), UInt8(month), UInt8(day))
  }

  init(trusted year: Int32, _ month: UInt8, _ day: UInt8) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The days of a month (0 for month 0) of a historical year.
  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 0: return 0
    case 2:
      let astronomical = year < 0 ? year + 1 : year
      return astronomical % 4 == 0 && (astronomical % 100 != 0 || astronomical % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}

extension CalendarDate: Comparable {
  /// By year, month, day; what is not known comes before what is.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.sortNumber < right.sortNumber
  }

  /// A number in the order of the dates, `year × 10000 + month × 100 + day`: 19990501, 19990000 for a year alone, negative before 1.
  public var sortNumber: Int {
    Int(year) * 10_000 + Int(month) * 100 + Int(day)
  }

  /// The date of a sort number; `nil` when there is none such.
  public init?(sortNumber: Int) {
    guard sortNumber > -100_000_000, sortNumber < 100_000_000 else { return nil }
    let rest = (sortNumber % 10_000 + 10_000) % 10_000
    guard let date = try? CalendarDate(checked: (sortNumber - rest) / 10_000, rest / 100, rest % 100) else { return nil }
    self = date
  }
}
