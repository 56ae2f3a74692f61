public import Values

/// What one dresses for; decides how dressed up an outfit should be, and how much one moves.
public enum Occasion: String, TextValue, CaseIterable {
  case casual, work, formal, sport, home

  /// Takes the word in any case.
  public init(parsing text: String) throws(ValueError) {
    let word = PlainWord.of(text)
    guard let occasion = Self.allCases.first(where: { $0.rawValue == word }) else {
      let allowed = Self.allCases.map(\.text).joined(separator: ", ")
      throw ValueError("\(quoted(text)) is no occasion; allowed are \(allowed).")
    }
    self = occasion
  }

  public var text: String { rawValue }

  /// Whether one is outdoors, where weather matters.
  var isOutdoors: Bool { self != .home }

  /// Metabolic rate in W/m² (ISO 8996): seated 70, walking 145, which one does on the way anywhere, running at ease 200.
  var metabolicRate: Double {
    switch self {
    case .casual, .work, .formal: 145
    case .sport: 200
    case .home: 70
    }
  }

  /// How well an outfit of this formality suits, in per cent.
  func suitability(_ formality: Formality) -> Int {
    let suits: [Int] =
      switch self {
      case .casual: [60, 100, 85, 30, 0]
      case .work: [0, 50, 100, 100, 60]
      case .formal: [0, 5, 40, 90, 100]
      case .sport: [100, 40, 5, 0, 0]
      case .home: [95, 100, 50, 10, 0]
      }
    return suits[formality.rawValue]
  }
}
