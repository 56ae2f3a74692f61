/// A calendar day, such as the one a book was read on; a `CalendarDate` known to the day.
public struct Day: Sendable, Hashable {
  /// Known to the day.
  public let date: CalendarDate

  /// `nil` when only the month or the year is known.
  public init?(_ date: CalendarDate) {
    guard date.day > 0 else { return nil }
    self.date = date
  }

  /// The day, in UTC, of a time in seconds since 1970-01-01T00:00:00Z; `nil` outside the years -9999 to 9999.
  public init?(unixSeconds: Int64) {
    let days = unixSeconds / 86_400 - (unixSeconds % 86_400 < 0 ? 1 : 0)
    self.init(number: Int(days))
  }

  /// The day so many days after 1970-01-01; `nil` outside the years -9999 to 9999.
  public init?(number: Int) {
    guard number >= -4_371_222, number <= 2_932_896 else { return nil }
    // Days since 0000-03-01 in eras of 400 years, each year from March on, so that the leap day comes last.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    let astronomical = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let year = astronomical <= 0 ? astronomical - 1 : astronomical
    date = CalendarDate(trusted: Int32(year), UInt8(month), UInt8(dayOfYear - (153 * march + 2) / 5 + 1))
  }

  /// Days since 1970-01-01, negative before; the difference of two is the days between them.
  public var number: Int {
    let historical = Int(date.year)
    let month = Int(date.month)
    let year = (historical < 0 ? historical + 1 : historical) - (month <= 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + Int(date.day) - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension Day: TextValue, Comparable, CustomStringConvertible {
  /// Strict: `1999-05-01`, `1999-5-1` or `1999/05/01`.
  public init(parsing text: String) throws(ValueError) {
    guard let date = try? CalendarDate(parsing: text), let day = Day(date) else {
      throw ValueError("\(quoted(text)) is no day: use YYYY-MM-DD such as 1999-05-01.")
    }
    self = day
  }

  /// The day that UTF-8 text says, by the rules of `init(parsing:)`; `nil` when it says none.
  public init?(utf8 bytes: UnsafeRawBufferPointer) {
    guard let date = CalendarDate(utf8: bytes) else { return nil }
    self.init(date)
  }

  /// `1999-05-01`.
  public var text: String { date.text }

  public var description: String { text }

  public static func < (left: Day, right: Day) -> Bool { left.date < right.date }
}
