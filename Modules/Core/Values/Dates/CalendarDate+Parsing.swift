extension CalendarDate {
  init(parsing bytes: UnsafeRawBufferPointer) throws(DateProblem) {
    var scan = DateScanner(bytes: bytes)
    self = try scan.date()
  }
}

/// Walks over the bytes of a date.
private struct DateScanner {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  private var isAtEnd: Bool { index == bytes.count }

  mutating func date() throws(DateProblem) -> CalendarDate {
    if takes("AD") {
      _ = takes(" ")
      let year = try number(1...4)
      guard isAtEnd else { throw .form }
      return try CalendarDate(checked: year, 0, 0)
    }
    let isNegative = takes("-")
    let start = index
    let year = try number(1...4)
    let digits = index - start
    if isAtEnd { return try CalendarDate(checked: isNegative ? -year : year, 0, 0) }
    guard let separator = separator() else {
      return try CalendarDate(checked: try isBeforeChrist(isNegative) ? -year : year, 0, 0)
    }
    // `5-1-1999` and `99-05-01` leave open what is the year, so a month asks for all four digits.
    guard digits == 4 || isNegative else { throw .form }
    return try date(in: isNegative ? -year : year, separator)
  }

  /// Reads the month and perhaps the day of a year, to the end of the text.
  private mutating func date(in year: Int, _ separator: UInt8) throws(DateProblem) -> CalendarDate {
    let month = try number(1...2)
    guard month > 0 else { throw .month }
    if isAtEnd { return try CalendarDate(checked: year, month, 0) }
    guard bytes[index] == separator else { throw .form }
    index += 1
    let day = try number(1...2)
    guard isAtEnd else { throw .form }
    guard day > 0 else { throw month > 12 ? .month : .day(year, month) }
    return try CalendarDate(checked: year, month, day)
  }

  private mutating func number(_ length: ClosedRange<Int>) throws(DateProblem) -> Int {
    let start = index
    var number = 0
    while index < bytes.count, bytes[index] &- 0x30 < 10, index - start < length.upperBound {
      number = number * 10 + Int(bytes[index] &- 0x30)
      index += 1
    }
    if index - start < length.lowerBound { throw .form }
    return number
  }

  private mutating func separator() -> UInt8? {
    guard index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x2F else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// Moves past upper-case ASCII text, in whichever case it stands there.
  private mutating func takes(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - index >= count else { return false }
    for offset in 0..<count {
      let byte = bytes[index + offset]
      guard (byte &- 0x61 < 26 ? byte & 0xDF : byte) == text.utf8Start[offset] else { return false }
    }
    index += count
    return true
  }

  /// Reads the era after a year: `BCE`, `BC`, `CE` or `AD`, to the end of the text.
  private mutating func isBeforeChrist(_ isNegative: Bool) throws(DateProblem) -> Bool {
    _ = takes(" ")
    let isBefore = takes("BCE") || takes("BC")
    guard isBefore || takes("CE") || takes("AD"), isAtEnd, !isNegative else { throw .form }
    return isBefore
  }
}
