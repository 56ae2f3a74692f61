/// What the insulation of an outfit adds to its score, for every sum of hundredths of a clo.
struct WarmthPoints {
  /// By the sum of all garments of the body.
  let full: [Int]
  /// By the sum of what cannot be taken off.
  let light: [Int]
  /// Whether it matters what cannot be taken off.
  let hasLight: Bool

  init(_ scorer: OutfitScorer, highest: Int) {
    full = (0...highest).map { ScorePart.warmth.weight * OutfitScore.fine * scorer.warmth(scorer.alwaysWorn + $0) }
    light = (0...highest).map { ScorePart.layers.weight * OutfitScore.fine * scorer.layers($0) }
    hasLight = scorer.conditions.weather.isWide
  }
}
