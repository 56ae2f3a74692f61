import Values

/// A date in a header, in one of the three forms a recipient has to take (RFC 9110, section 5.6.7).
enum HTTPDate {
  /// Seconds since 1970, or nil for what is no date; `now` says which century two digits of a year mean.
  static func unixSeconds(_ text: String, now: Timestamp) -> Int64? {
    let words = text.split { $0 == " " || $0 == "," }
    guard let weekday = words.first, isWeekday(weekday) else { return nil }
    switch words.count {
    case 6 where words[5] == "GMT":  // Sun, 06 Nov 1994 08:49:37 GMT
      return seconds(number(words[3], digits: 4...4), words[2], words[1], words[4])
    case 4 where words[3] == "GMT":  // Sunday, 06-Nov-94 08:49:37 GMT
      let date = words[1].split(separator: "-", omittingEmptySubsequences: false)
      guard date.count == 3, let year = number(date[2], digits: 2...2) else { return nil }
      return obsolete(year, date[1], date[0], words[2], now)
    case 5:  // Sun Nov  6 08:49:37 1994
      return seconds(number(words[4], digits: 4...4), words[1], words[2], words[3])
    default: return nil
    }
  }

  /// A date that seems to be more than 50 years away is the last one with these two digits.
  private static func obsolete(
    _ year: Int, _ month: Substring, _ day: Substring, _ time: Substring, _ now: Timestamp
  ) -> Int64? {
    let today = now.nanoseconds / 1_000_000_000
    guard let current = Day(unixSeconds: today).map({ Int($0.date.year) }) else { return nil }
    let full = current - current % 100 + year
    return seconds(full > current + 50 ? full - 100 : full, month, day, time)
  }

  private static func seconds(_ year: Int?, _ month: Substring, _ day: Substring, _ time: Substring) -> Int64? {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { number($0, digits: 2...2) }
    guard let year, let month = months.firstIndex(of: String(month)), let day = number(day, digits: 1...2),
      let date = try? CalendarDate(year: year, month: month + 1, day: day), let days = Day(date)?.number,
      clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2], hour < 24, minute < 60, second <= 60
    else { return nil }
    return Int64(days) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return Int(text)
  }

  private static func isWeekday(_ word: Substring) -> Bool {
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    return names.contains { $0 == word || $0.prefix(3) == word }
  }
}
