public import Values

/// Where a reader stands with a book.
public enum ReadingStatus: String, TextValue, CaseIterable {
  case toRead, reading, read, abandoned

  /// Takes the name in any case, also `to-read`.
  public init(parsing text: String) throws(ValueError) {
    let plain = text.lowercased().filter { $0 != "-" && $0 != " " && $0 != "_" }
    guard let status = Self.allCases.first(where: { $0.rawValue.lowercased() == plain }) else {
      let allowed = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValueError("'\(text)' is no reading status; allowed are \(allowed).")
    }
    self = status
  }

  public var text: String { rawValue }
}
