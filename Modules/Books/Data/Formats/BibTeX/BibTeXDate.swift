import Values

/// Dates as BibTeX has them in `year` and `month`, and biblatex in `date` (ISO 8601-2, "biblatex" manual, section 2.3.8).
enum BibTeXDate {
  /// A `date`: of a range the first day; a time is left out; years before 1 are counted with a year 0.
  static func biblatex(_ text: String) throws(ValueError) -> CalendarDate {
    if let date = try? CalendarDate(parsing: text), date.year > 0 { return date }
    var first = text.split(separator: "/", maxSplits: 1).first { $0 != ".." }.map(String.init) ?? text
    if let time = first.firstIndex(of: "T"), first[..<time].utf8.last.map({ $0 &- 0x30 < 10 }) ?? false {
      first = String(first[..<time])
    }
    first = Tidy.trimmed(first)
    if first == "0000" { return try CalendarDate(year: -1) }
    let isNegative = first.utf8.first == 0x2D
    let date = try withoutSeason(first)
    return isNegative ? try CalendarDate(year: Int(date.year) - 1, month: Int(date.month), day: Int(date.day)) : date
  }

  /// A `year`, which some write with a month or as a range; of a range the first.
  static func year(_ text: String) throws(ValueError) -> CalendarDate {
    do throws(ValueError) {
      return try CalendarDate(parsing: text)
    } catch {
      let first = text.unicodeScalars.prefix { $0 != "/" && $0 != "\u{2013}" && $0 != "-" }
      let rest = text.unicodeScalars.dropFirst(first.count + 1)
      let isRange = rest.count > 2 && rest.allSatisfy { ("0"..."9").contains($0) || $0 == " " }
      guard isRange, let date = try? CalendarDate(parsing: Tidy.trimmed(String(first))) else { throw error }
      return date
    }
  }

  /// A date with the month, and the day, that other fields say; both only where the year is known to no more.
  static func date(_ year: CalendarDate, month: String?, day: String?) -> CalendarDate? {
    guard year.month == 0, let month, let (number, inner) = monthAndDay(month) else { return year }
    let year = Int(year.year)
    if let day = (day ?? inner).flatMap({ Int($0) }), day > 0,
      let date = try? CalendarDate(year: year, month: number, day: day)
    {
      return date
    }
    return try? CalendarDate(year: year, month: number)
  }

  /// Months of 21 and more are seasons, of which only the year is taken.
  private static func withoutSeason(_ text: String) throws(ValueError) -> CalendarDate {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 2, let month = Int(parts[1]), (21...41).contains(month) {
      return try CalendarDate(parsing: String(parts[0]))
    }
    return try CalendarDate(parsing: text)
  }

  /// `may`, `May`, `5`, `10 may`, `may 10`; of `may--june` the first. nil for what is no month, such as `Spring`.
  private static func monthAndDay(_ text: String) -> (Int, String?)? {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { $0.lowercased() }
    let numbers = words.filter { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
    if let month = words.lazy.compactMap(month).first { return (month, numbers.first) }
    guard let first = numbers.first, first.utf8.count <= 2, let month = Int(first), (1...12).contains(month) else { return nil }
    return (month, nil)
  }

  /// 1 to 12 for an English name or its first three letters.
  private static func month(_ word: String) -> Int? {
    let place = names.firstIndex { $0 == word || $0.prefix(3) == word || word == "sept" && $0 == "september" }
    return place.map { $0 + 1 }
  }

  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
  ]

  /// The macro of a month, 1 to 12.
  static func macro(_ month: UInt8) -> String { String(names[(Int(month) + 11) % 12].prefix(3)) }
}
