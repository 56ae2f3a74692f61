import Values

/// A calendar date in its canonical text, as far as it is known: `1999`, `1999-05`, `1999-05-01`, `-0044`.
enum DateText {
  /// Bytes any date fits in.
  static let longest = 17

  static func of(_ date: CalendarDate) -> String {
    String(unsafeUninitializedCapacity: longest) { text in
      text.baseAddress.map { write(year: date.year, month: date.month, day: date.day, to: $0) } ?? 0
    }
  }

  /// Writes the bytes and says how many; there must be room for `longest`.
  static func write(year: Int32, month: UInt8, day: UInt8, to start: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 0
    if year < 0 {
      start[0] = UInt8(ascii: "-")
      count = 1
    }
    count += DecimalText.write(UInt(year.magnitude), digits: 4, to: start + count)
    for part in [month, day] where part > 0 {
      start[count] = UInt8(ascii: "-")
      count += 1 + DecimalText.write(UInt(part), digits: 2, to: start + count + 1)
    }
    return count
  }
}
