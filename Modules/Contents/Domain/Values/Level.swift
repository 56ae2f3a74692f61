public import Values

/// What one has to know already to learn from a content.
public enum Level: String, TextValue, CaseIterable, Comparable {
  case beginner, intermediate, advanced

  /// Takes the name in any case.
  public init(parsing text: String) throws(ValueError) {
    guard let level = Level(rawValue: text.lowercased()) else {
      let allowed = Self.allCases.map(\.text).joined(separator: ", ")
      throw ValueError("\(quoted(text)) is no level; allowed are \(allowed).")
    }
    self = level
  }

  public var text: String { rawValue }

  /// 1 for beginner, to 3.
  public var rank: Int {
    switch self {
    case .beginner: 1
    case .intermediate: 2
    case .advanced: 3
    }
  }

  public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
}
