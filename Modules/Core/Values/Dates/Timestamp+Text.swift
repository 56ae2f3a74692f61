extension Timestamp: TextValue, CustomStringConvertible {
  /// ISO 8601 as RFC 3339 has it: `2024-05-31T12:00:00Z`, 0 to 9 digits of a fraction, `Z` or an offset such as `+02:00`.
  ///
  /// A blank may stand for the `T`, as PostgreSQL writes it.
  public init(parsing text: String) throws(ValueError) {
    guard let nanoseconds = TimestampScanner.nanoseconds(text.utf8) else {
      throw ValueError(
        "\(quoted(text)) is no time: use one like 2024-05-31T12:00:00Z, with a zone, in the years 1678 to 2261.")
    }
    self.init(nanoseconds: nanoseconds)
  }

  /// In UTC, such as `2024-05-31T12:00:00Z`, with as many digits of a fraction as are needed.
  public var text: String {
    let (seconds, fraction) = parts
    let days = seconds.quotientAndRemainder(dividingBy: 86_400)
    let number = Int(days.remainder < 0 ? days.quotient - 1 : days.quotient)
    let second = Int(days.remainder < 0 ? days.remainder + 86_400 : days.remainder)
    // A date of at most 11 bytes, 9 of the time, a fraction of at most 10, and the zone.
    return String(unsafeUninitializedCapacity: 32) { output in
      guard let start = output.baseAddress else { return 0 }
      var count = Day(number: number)?.date.write(to: start) ?? 0
      func put(_ lead: UInt8, _ two: Int) {
        output[count] = lead
        output[count + 1] = UInt8(truncatingIfNeeded: 0x30 + two / 10)
        output[count + 2] = UInt8(truncatingIfNeeded: 0x30 + two % 10)
        count += 3
      }
      put(0x54, second / 3600)
      put(0x3A, second / 60 % 60)
      put(0x3A, second % 60)
      count += Self.write(fraction, to: start + count)
      output[count] = 0x5A
      return count + 1
    }
  }

  public var description: String { text }

  /// A point and the digits of nine that are not zeros at the end; nothing for 0.
  private static func write(_ nanoseconds: Int64, to output: UnsafeMutablePointer<UInt8>) -> Int {
    if nanoseconds == 0 { return 0 }
    output[0] = 0x2E
    var rest = nanoseconds
    for place in stride(from: 9, through: 1, by: -1) {
      output[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    }
    var count = 10
    while output[count - 1] == 0x30 { count -= 1 }
    return count
  }
}
