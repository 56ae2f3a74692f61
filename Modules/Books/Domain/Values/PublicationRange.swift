public import Values

/// A span of publication dates, both ends belonging to it; an open end is nil.
public struct PublicationRange: TextValue {
  /// The earliest date; nil when the span has no beginning.
  public let first: CalendarDate?
  /// The latest date, with every day it may stand for; nil when the span has no end.
  public let last: CalendarDate?

  /// `1990..2000`, `1990..`, `..2000`, or one date, which is the span of all dates it may stand for.
  public init(parsing text: String) throws(ValueError) {
    guard let dots = Self.dots(text) else {
      let date = try CalendarDate(parsing: text)
      (first, last) = (date, date)
      return
    }
    let (low, high) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    guard !low.isEmpty || !high.isEmpty else {
      throw ValueError("\(quoted(text)) is no span of dates; write 1990..2000, 1990.. or ..2000.")
    }
    first = low.isEmpty ? nil : try CalendarDate(parsing: low)
    last = high.isEmpty ? nil : try CalendarDate(parsing: high)
    if let lowest, let highest, lowest > highest {
      throw ValueError("\(quoted(text)) is no span of dates; its end is before its beginning.")
    }
  }

  public var text: String { "\(first?.text ?? "")..\(last?.text ?? "")" }

  /// The `CalendarDate.sortNumber` no date of the span is below.
  public var lowest: Int? { first?.sortNumber }

  /// The `CalendarDate.sortNumber` no date of the span is above: every day of the last year or month belongs to it.
  public var highest: Int? {
    guard let last else { return nil }
    if last.day > 0 { return last.sortNumber }
    return last.month > 0 ? last.sortNumber + 99 : last.sortNumber + 9999
  }

  private static func dots(_ text: String) -> Range<String.Index>? {
    guard let start = text.firstIndex(of: "."), text[start...].hasPrefix("..") else { return nil }
    return start..<text.index(start, offsetBy: 2)
  }
}
