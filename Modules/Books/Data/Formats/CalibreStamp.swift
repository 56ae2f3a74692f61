import Values

/// A time as calibre writes it, of which the day in UTC is wanted: it keeps dates as midnight there and shows them in local time.
struct CalibreStamp {
  /// nil for a date in the year 101, which stands for none, and whatever is before it.
  let day: Day?

  /// Takes `2019-03-05T01:00:00+01:00`, with a fraction or none, `Z` or an offset or none, which is UTC; also a date alone.
  ///
  /// Throws `ValueError` for anything else.
  init(parsing text: String) throws(ValueError) {
    let bytes = Array(text.utf8)
    guard let date = Day(utf8Prefix: bytes), let seconds = Self.seconds(bytes.dropFirst(10)) else {
      throw ValueError("\(quoted(text)) is no time; calibre writes 2019-03-05T00:00:00+00:00.")
    }
    let days = seconds < 0 ? -1 : seconds / 86_400
    day = Day(number: date.number + days).flatMap { $0.date.year > 101 ? $0 : nil }
  }

  /// Seconds from the midnight the date begins with, in UTC; negative on the day before. nil for no time.
  private static func seconds(_ time: ArraySlice<UInt8>) -> Int? {
    guard let separator = time.first else { return 0 }
    guard separator == UInt8(ascii: "T") || separator == UInt8(ascii: " ") else { return nil }
    let clock = time.dropFirst().prefix { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") || isDigit($0) }
    let zone = time[clock.endIndex...]
    let whole = clock.prefix { $0 != UInt8(ascii: ".") }
    let fraction = clock[whole.endIndex...].dropFirst()
    guard let seconds = duration(whole), fraction.count <= 9, fraction.allSatisfy(isDigit) else { return nil }
    switch zone.first {
    case nil: return seconds
    case UInt8(ascii: "Z"): return zone.count == 1 ? seconds : nil
    case UInt8(ascii: "+"): return duration(zone.dropFirst()).map { seconds - $0 }
    case UInt8(ascii: "-"): return duration(zone.dropFirst()).map { seconds + $0 }
    default: return nil
    }
  }

  /// `hh:mm` or `hh:mm:ss`; offsets from before there were time zones have seconds.
  private static func duration(_ text: ArraySlice<UInt8>) -> Int? {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var seconds = 0
    for (part, limit) in zip(parts, [24, 60, 60]) {
      guard part.count == 2, part.allSatisfy(isDigit) else { return nil }
      let number = part.reduce(0) { $0 * 10 + Int($1 - 48) }
      guard number < limit else { return nil }
      seconds = seconds * 60 + number
    }
    return parts.count == 2 ? seconds * 60 : seconds
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }
}

extension Day {
  /// The day that the first ten bytes say.
  fileprivate init?(utf8Prefix bytes: [UInt8]) {
    guard bytes.count >= 10 else { return nil }
    let day = bytes.prefix(10).withUnsafeBytes { Day(utf8: $0) }
    guard let day else { return nil }
    self = day
  }
}
