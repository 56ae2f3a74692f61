import BooksDomain
import Values

/// How StoryGraph writes names, statuses and dates.
enum StoryGraphText {
  /// nil for one that is not known here.
  static func status(_ text: String) -> ReadingStatus? {
    switch text {
    case "read": .read
    case "to-read": .toRead
    // A paused book is one still to be finished.
    case "currently-reading", "paused": .reading
    case "did-not-finish": .abandoned
    default: nil
    }
  }

  /// Names with commas between them; `Jr.`, `III` and the like belong to the name before.
  static func names(_ text: String?) -> [String] {
    var names: [String] = []
    for item in CommaList.items(text).map(GoodreadsText.name) {
      if let last = names.indices.last, suffixes.contains(item) { names[last] += ", " + item } else { names.append(item) }
    }
    return names
  }

  private static let suffixes: Set<String> = [
    "Jr.", "Jr", "Sr.", "Sr", "II", "III", "IV", "PhD", "Ph.D.", "PhD.", "M.D.", "MD", "Esq.",
  ]

  /// `James Warhola` of `James Warhola (Illustrator)`.
  static func withoutRole(_ name: String) -> String {
    guard name.hasSuffix(")"), let start = name.lastIndex(of: "("), start > name.startIndex else { return name }
    return Tidy.trimmed(String(name[..<start]))
  }

  /// nil for a date that is known only to the month or the year; throws `ValueError` for what is no date.
  static func day(_ text: String) throws -> Day? {
    Day(try CalendarDate(parsing: text))
  }

  /// The end of `2025/03/01-2025/03/14`, or a single date; nil while a reading goes on.
  static func end(_ text: String) throws -> Day? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Tidy.trimmed(String($0)) }
    switch parts.count {
    case 2 where text.utf8.contains(UInt8(ascii: "/")): return parts[1].isEmpty ? nil : try day(parts[1])
    // Both dates with hyphens of their own.
    case 6: return try day(parts[3...].joined(separator: "-"))
    default: return try day(text)
    }
  }
}
