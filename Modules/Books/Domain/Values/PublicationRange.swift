public import Values

/// A span of publication dates, both ends belonging to it; an open end is nil.
public struct PublicationRange: TextValue {
  public let first: CalendarDate?
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
      throw ValueError("'\(text)' is no span of dates; write 1990..2000, 1990.. or ..2000.")
    }
    first = low.isEmpty ? nil : try CalendarDate(parsing: low)
    last = high.isEmpty ? nil : try CalendarDate(parsing: high)
    if let first, let last, first.year > last.year {
      throw ValueError("'\(text)' is no span of dates; its end is before its beginning.")
    }
  }

  public var text: String { "\(first?.text ?? "")..\(last?.text ?? "")" }

  private static func dots(_ text: String) -> Range<String.Index>? {
    guard let start = text.firstIndex(of: "."), text[start...].hasPrefix("..") else { return nil }
    return start..<text.index(start, offsetBy: 2)
  }
}
