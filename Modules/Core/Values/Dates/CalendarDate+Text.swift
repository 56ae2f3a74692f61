extension CalendarDate: TextValue, CustomStringConvertible {
  /// Strict: `1999`, `1999-05`, `1999-5-1`, `1999/05/01`, `180`, `-0044-03-15`, `44 BCE`, `44 BC`, `12 CE`, `AD 12`.
  public init(parsing text: String) throws(ValueError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(DateProblem) in try CalendarDate(parsing: UnsafeRawBufferPointer(bytes)) }
    }
    switch result {
    case .success(let date): self = date
    case .failure(let problem): throw ValueError("\(quoted(text)) is no date: \(problem.reason).")
    }
  }

  /// The date that UTF-8 text says, by the rules of `init(parsing:)`; `nil` when it says none.
  public init?(utf8 bytes: UnsafeRawBufferPointer) {
    guard let date = Self.whole(bytes) ?? (try? CalendarDate(parsing: bytes)) else { return nil }
    self = date
  }

  /// `1999-05-01`, the form a million stored dates have; nil for any other, right or wrong.
  private static func whole(_ bytes: UnsafeRawBufferPointer) -> CalendarDate? {
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
    var wrong: UInt8 = 0
    func two(_ place: Int) -> Int {
      let (tens, ones) = (bytes[place] &- 0x30, bytes[place + 1] &- 0x30)
      wrong |= (tens > 9 ? 1 : 0) | (ones > 9 ? 1 : 0)
      return Int(tens) * 10 + Int(ones)
    }
    let (century, year, month, day) = (two(0), two(2), two(5), two(8))
    guard wrong == 0, month > 0, day > 0 else { return nil }
    return try? CalendarDate(checked: century * 100 + year, month, day)
  }

  /// `1999`, `1999-05` or `1999-05-01`; four digits of year, after a minus before 1.
  public var text: String {
    String(unsafeUninitializedCapacity: Self.longestText) { output in
      output.baseAddress.map { write(to: $0) } ?? 0
    }
  }

  public var description: String { text }

  /// The bytes that `write(to:)` may need.
  public static let longestText = 11

  /// Writes `text` where there is room for `longestText` bytes and says how many it took.
  public func write(to output: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 0
    if year < 0 {
      output[0] = 0x2D
      count = 1
    }
    let digits = year.magnitude
    Self.writeTwo(digits / 100, to: output + count)
    Self.writeTwo(digits % 100, to: output + count + 2)
    count += 4
    for part in [month, day] where part > 0 {
      output[count] = 0x2D
      Self.writeTwo(UInt32(part), to: output + count + 1)
      count += 3
    }
    return count
  }

  private static func writeTwo(_ number: UInt32, to output: UnsafeMutablePointer<UInt8>) {
    output[0] = UInt8(truncatingIfNeeded: 0x30 + number / 10)
    output[1] = UInt8(truncatingIfNeeded: 0x30 + number % 10)
  }
}
