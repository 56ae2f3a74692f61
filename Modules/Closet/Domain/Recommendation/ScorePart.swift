/// A part of the score of an outfit; each is from 0 to 1, and the score is their weighted mean.
public enum ScorePart: Int, Sendable, CaseIterable {
  /// Whether the insulation of everything together is what the coldest hour asks for.
  case warmth
  /// Whether it still suits the warmest hour with the layers off; 1 on an even day.
  case layers
  /// Whether it keeps rain and wind out, and is of the season.
  case weather
  /// Whether its hues lie in a template of harmony; neutrals always do.
  case color
  /// Whether at most one garment has a pattern.
  case pattern
  /// Whether it suits the occasion, all of one formality.
  case formality
  /// Whether it brings out what was not worn lately.
  case rotation

  /// In per cent; they add up to 100.
  public var weight: Int {
    switch self {
    case .warmth: 30
    case .formality: 20
    case .weather, .color: 15
    case .layers: 10
    case .pattern, .rotation: 5
    }
  }

  /// One word for people and machines.
  public var name: String {
    switch self {
    case .warmth: "warmth"
    case .layers: "layers"
    case .weather: "weather"
    case .color: "color"
    case .pattern: "pattern"
    case .formality: "formality"
    case .rotation: "rotation"
    }
  }
}
