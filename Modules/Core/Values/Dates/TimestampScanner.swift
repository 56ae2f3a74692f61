/// Walks over the bytes of a time stamp.
struct TimestampScanner {
  private var rest: Substring.UTF8View

  /// Since 1970; nil for what is no time stamp, or beyond the reach of one.
  static func nanoseconds(_ bytes: String.UTF8View) -> Int64? {
    var scanner = TimestampScanner(rest: bytes[...])
    return scanner.nanoseconds()
  }

  private mutating func nanoseconds() -> Int64? {
    guard let date = date(), takes(0x54, or: 0x74) || takes(0x20), let second = time(), let fraction = fraction(),
      let offset = offset(), rest.isEmpty
    else { return nil }
    let seconds = Int64(date.number) * 86_400 + second - offset
    // By the later second below 1970, so that the earliest time of all does not leave the range on the way.
    let isBefore = seconds < 0 && fraction > 0
    let (whole, overflows) = (isBefore ? seconds + 1 : seconds).multipliedReportingOverflow(by: Timestamp.perSecond)
    let (sum, isTooFar) = whole.addingReportingOverflow(isBefore ? fraction - Timestamp.perSecond : fraction)
    return overflows || isTooFar ? nil : sum
  }

  private mutating func date() -> Day? {
    guard let year = digits(4), takes(0x2D), let month = digits(2), takes(0x2D), let day = digits(2), month > 0, day > 0 else {
      return nil
    }
    return (try? CalendarDate(checked: Int(year), Int(month), Int(day))).flatMap { Day($0) }
  }

  /// Seconds of the day. A leap second, 60, counts as the one behind it.
  private mutating func time() -> Int64? {
    guard let hour = digits(2), takes(0x3A), let minute = digits(2), takes(0x3A), let second = digits(2), hour < 24, minute < 60,
      second < (minute == 59 ? 61 : 60)
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  private mutating func fraction() -> Int64? {
    guard takes(0x2E) || takes(0x2C) else { return 0 }
    let text = rest.prefix { $0 &- 0x30 < 10 }
    guard !text.isEmpty, text.count <= 9, let number = digits(text.count) else { return nil }
    return (text.count..<9).reduce(number) { scaled, _ in scaled * 10 }
  }

  /// Seconds east of UTC.
  private mutating func offset() -> Int64? {
    if takes(0x5A, or: 0x7A) { return 0 }
    let isWest = takes(0x2D)
    guard isWest || takes(0x2B), let hour = digits(2) else { return nil }
    _ = takes(0x3A)
    guard let minute = rest.isEmpty ? 0 : digits(2), hour < 24, minute < 60 else { return nil }
    return (isWest ? -1 : 1) * (hour * 3600 + minute * 60)
  }

  private mutating func digits(_ count: Int) -> Int64? {
    let text = rest.prefix(count)
    guard text.count == count, text.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    rest = rest.dropFirst(count)
    return text.reduce(0) { $0 * 10 + Int64($1 &- 0x30) }
  }

  private mutating func takes(_ byte: UInt8, or other: UInt8? = nil) -> Bool {
    guard let first = rest.first, first == byte || first == other else { return false }
    rest = rest.dropFirst()
    return true
  }
}
