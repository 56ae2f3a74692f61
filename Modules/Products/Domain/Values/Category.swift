public import Values

/// What kind of thing a product is.
public enum Category: String, TextValue, CaseIterable {
  case electronics, clothing, food, books

  /// Takes the word in any case.
  public init(parsing text: String) throws(ValueError) {
    guard let category = Category(rawValue: text.lowercased()) else {
      let allowed = Self.allCases.map(\.text).joined(separator: ", ")
      throw ValueError("\(quoted(text)) is no category; allowed are \(allowed).")
    }
    self = category
  }

  public var text: String { rawValue }
}
