/// Scores one outfit: the definition the search has to agree with.
struct OutfitScorer {
  let conditions: OutfitConditions
  /// Insulation in hundredths of a clo of what is worn with every outfit, such as gloves on a cold day.
  let alwaysWorn: Int

  /// How far a garment is from the formality of the outfit, in per cent by steps between them.
  static let formalityGaps = [0, 35, 80, 100, 100]

  func score(_ garments: [Wearable]) -> OutfitScore {
    let share = garments.isEmpty ? 0 : OutfitScore.fine / garments.count
    let light = garments.reduce(0) { $0 + ($1.slot.isRemovable ? 0 : $1.insulation) }
    let full = garments.reduce(alwaysWorn) { $0 + $1.insulation }
    return OutfitScore { part in
      switch part {
      case .warmth: OutfitScore.fine * warmth(full)
      case .layers: OutfitScore.fine * layers(light)
      case .weather: weather(garments, share)
      case .color: Self.harmony(garments.map(\.look), share).value
      case .pattern: Self.pattern(bold: garments.count(where: \.isBold), of: garments.count)
      case .formality: formality(garments, share).value
      case .rotation: 100 * share * garments.reduce(0) { $0 + $1.rotation }
      }
    }
  }

  /// Up to 10,000, by the sum of all garments.
  func warmth(_ sum: Int) -> Int { conditions.cold.comfort(Ensemble.insulation(sum: sum)) }

  /// Up to 10,000, by the sum of what cannot be taken off.
  func layers(_ sum: Int) -> Int {
    conditions.weather.isWide ? conditions.warm.comfort(Ensemble.insulation(sum: sum)) : 10_000
  }

  private func weather(_ garments: [Wearable], _ share: Int) -> Int {
    let season = garments.reduce(0) { $0 + $1.season }
    let shelter = garments.reduce(Shelter.bare(conditions)) { $0 + $1.shelter }
    return 50 * share * season + 50 * OutfitScore.fine * shelter
  }

  /// The best template that all looks fit in, and how well they do.
  static func harmony(_ looks: [Look], _ share: Int) -> (value: Int, placement: TemplatePlacement) {
    var best = (value: Int.min, placement: TemplatePlacement.all[0])
    for placement in TemplatePlacement.all {
      // The templates behind are worth less still.
      if placement.template.worth * 100 * OutfitScore.fine <= best.value { break }
      let misfit = looks.reduce(0) { $0 + $1.misfit(placement) }
      let value = placement.template.worth * (100 * OutfitScore.fine - share * misfit)
      if value > best.value { best = (value, placement) }
    }
    return best
  }

  /// One garment may have a pattern; every further one takes away its share of the others.
  static func pattern(bold: Int, of count: Int) -> Int {
    count < 2 ? OutfitScore.whole : OutfitScore.whole - max(0, bold - 1) * 10_000 * (OutfitScore.fine / (count - 1))
  }

  /// The formality the outfit is taken for, and how well it suits the occasion and all garments suit it.
  func formality(_ garments: [Wearable], _ share: Int) -> (value: Int, level: Formality) {
    var best = (value: Int.min, level: Formality.casual)
    for level in Formality.allCases {
      let fit = garments.reduce(0) { $0 + 100 - Self.formalityGaps[abs($1.formality.rawValue - level.rawValue)] }
      let value = conditions.occasion.suitability(level) * share * fit
      if value > best.value { best = (value, level) }
    }
    return best
  }
}
