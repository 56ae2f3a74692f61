public import Values

/// Where a reader stands with a book.
public enum ReadingStatus: String, TextValue, CaseIterable {
  case toRead, reading, read, abandoned

  /// Takes the name in any case; `to-read` and `to read` are `toRead`.
  public init(parsing text: String) throws(ValueError) {
    switch text.lowercased() {
    case "toread", "to-read", "to read": self = .toRead
    case "reading": self = .reading
    case "read": self = .read
    case "abandoned": self = .abandoned
    default:
      let allowed = Self.allCases.map(\.text).joined(separator: ", ")
      throw ValueError("\(quoted(text)) is no reading status; allowed are \(allowed).")
    }
  }

  public var text: String { rawValue }
}
