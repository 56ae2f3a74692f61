public import Values

/// How dressed up a garment is, in five steps.
public enum Formality: Int, TextValue, CaseIterable, Comparable {
  case sport, casual, smart, business, formal

  /// Takes the word, `smart casual`, or a number from 1 (sport) to 5 (formal).
  public init(parsing text: String) throws(ValueError) {
    switch PlainWord.of(text) {
    case "sport", "sports", "sporty", "athletic", "1": self = .sport
    case "casual", "informal", "2": self = .casual
    case "smart", "smartcasual", "dressy", "semiformal", "3": self = .smart
    case "business", "businesscasual", "office", "work", "4": self = .business
    case "formal", "blacktie", "evening", "5": self = .formal
    default:
      let allowed = Self.allCases.map(\.text).joined(separator: ", ")
      throw ValueError("\(quoted(text)) is no formality; allowed are \(allowed), or 1 to 5.")
    }
  }

  public var text: String {
    switch self {
    case .sport: "sport"
    case .casual: "casual"
    case .smart: "smart"
    case .business: "business"
    case .formal: "formal"
    }
  }

  public static func < (left: Formality, right: Formality) -> Bool { left.rawValue < right.rawValue }
}
