public import Values

/// What a closet is put in order by.
public enum Organizing: String, TextValue, CaseIterable {
  case slot, color, season, wear

  /// Takes the word in any case; `colour` and `type` too.
  public init(parsing text: String) throws(ValueError) {
    switch PlainWord.of(text) {
    case "slot", "type": self = .slot
    case "color", "colour": self = .color
    case "season": self = .season
    case "wear", "wears", "worn": self = .wear
    default:
      let allowed = Self.allCases.map(\.text).joined(separator: ", ")
      throw ValueError("\(quoted(text)) is nothing a closet is organized by; allowed are \(allowed).")
    }
  }

  public var text: String { rawValue }
}
