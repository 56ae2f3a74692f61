/// What all frames of one shape have in common.
struct ShapeFrames {
  let pools: [SlotPool]
  /// Of each pool, whether it can be taken off during the day.
  let isRemovable: [Bool]
  let points: WarmthPoints
  /// What each garment's part of a mean is multiplied by.
  let share: Int
  /// What every outfit of the shape has, with colours in perfect harmony and one pattern at most.
  let common: Int
  /// What a second pattern takes away, and each after it.
  let clash: Int
  private let occasion: Occasion
  /// What warmth adds, by the sums the pools can have together and by those of what cannot be taken off.
  private let full: UpperHull
  private let light: UpperHull

  init(_ pools: [SlotPool], scorer: OutfitScorer, points: WarmthPoints) {
    self.pools = pools
    isRemovable = pools.map(\.slot.isRemovable)
    self.points = points
    share = OutfitScore.fine / max(1, pools.count)
    common =
      ScorePart.weather.weight * 50 * OutfitScore.fine * Shelter.bare(scorer.conditions)
      + (ScorePart.pattern.weight + ScorePart.color.weight) * OutfitScore.whole
    clash = pools.count > 1 ? ScorePart.pattern.weight * 10_000 * (OutfitScore.fine / (pools.count - 1)) : 0
    occasion = scorer.conditions.occasion
    full = Self.hull(points.full, Self.sums(of: pools))
    light = Self.hull(points.light, Self.sums(of: pools.filter { !$0.slot.isRemovable }))
  }

  /// One group for each formality, for outfits without a pattern and for each slot that may be the first with one.
  var groups: [FrameGroup] {
    let leads = [nil] + pools.indices.filter { pools[$0].hasBold }.map(Optional.some)
    let bests = pools.map { PoolBests($0, share: share) }
    return Formality.allCases.flatMap { level in
      leads.compactMap { FrameGroup(self, bests, FrameRules(self, level: level, lead: $0)) }
    }
  }

  /// What a garment of each formality adds to an outfit that is taken for `level`.
  func fits(_ level: Formality) -> [Int] {
    let suits = ScorePart.formality.weight * occasion.suitability(level)
    return Formality.allCases.map { share * suits * (100 - OutfitScorer.formalityGaps[abs($0.rawValue - level.rawValue)]) }
  }

  /// What warmth adds at most after its price is paid.
  func warmest(_ prices: WarmthPrices) -> Int { full.most(price: -prices.full) + light.most(price: -prices.light) }

  /// From the least to the most insulation the pools can have together.
  private static func sums(of pools: [SlotPool]) -> ClosedRange<Int> {
    let least = pools.reduce(0) { $0 + $1.insulations.lowerBound }
    return least...pools.reduce(0) { $0 + $1.insulations.upperBound }
  }

  private static func hull(_ points: [Int], _ sums: ClosedRange<Int>) -> UpperHull {
    var hull = UpperHull()
    for sum in sums { hull.append(sum: sum, value: points[sum]) }
    return hull
  }
}
