/// Clothes to wear together, how good they are, and why.
public struct Outfit: Sendable, Equatable {
  /// Those of the body in the order they are put on, then accessories.
  public let garments: [Garment]
  /// With its parts.
  public let score: OutfitScore
  /// Of everything together, in clo.
  public let insulation: Double
  /// What the coldest hour asks for, in clo.
  public let target: Double
  /// Sentences in the user's words, the most important first.
  public let reasons: [String]
}
