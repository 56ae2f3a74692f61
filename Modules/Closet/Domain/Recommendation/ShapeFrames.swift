/// The frames of one shape, in groups that differ in hue template only.
struct ShapeFrames {
  let pools: [SlotPool]
  let scorer: OutfitScorer
  let points: WarmthPoints
  /// What each garment's part of a mean is multiplied by.
  let share: Int
  /// For each pool and style the most a garment adds by recency, season and shelter.
  private let highest: [[Int]]
  /// Upper bounds on what warmth and layers add.
  private let warmest: Int

  init(_ pools: [SlotPool], scorer: OutfitScorer, points: WarmthPoints) {
    let share = OutfitScore.fine / max(1, pools.count)
    self.pools = pools
    self.scorer = scorer
    self.points = points
    self.share = share
    highest = pools.map { pool in
      var highest = [Int](repeating: .min, count: pool.styles.count)
      for item in pool.items { highest[item.style] = max(highest[item.style], share * item.mean + item.fixed) }
      return highest
    }
    let light = pools.filter { !$0.slot.isRemovable }
    warmest = (points.full[Self.sums(of: pools)].max() ?? 0) + (points.light[Self.sums(of: light)].max() ?? 0)
  }

  /// From the least to the most insulation the pools can have together.
  private static func sums(of pools: [SlotPool]) -> ClosedRange<Int> {
    let least = pools.reduce(0) { $0 + ($1.insulations.first ?? 0) }
    return least...pools.reduce(0) { $0 + ($1.insulations.last ?? 0) }
  }

  /// One group for each formality and each slot that may have the pattern.
  var groups: [FrameGroup] {
    let bold = pools.indices.filter { place in pools[place].styles.contains { $0.isBold } }
    return Formality.allCases.flatMap { level in
      (bold.isEmpty ? [0] : bold).map { FrameGroup(self, level: level, lead: $0) }
    }
  }

  /// What a garment of this style adds besides, its colours left out.
  func value(_ style: SlotPool.Style, level: Formality, isLead: Bool) -> Int {
    let gap = OutfitScorer.formalityGaps[abs(style.formality.rawValue - level.rawValue)]
    let suits = ScorePart.formality.weight * scorer.conditions.occasion.suitability(level) * (100 - gap)
    guard style.isBold, !isLead, pools.count > 1 else { return share * suits }
    return share * suits - ScorePart.pattern.weight * 10_000 * (OutfitScore.fine / (pools.count - 1))
  }

  /// What every outfit of the shape has, with colours in perfect harmony.
  var common: Int {
    ScorePart.weather.weight * 50 * OutfitScore.fine * Shelter.bare(scorer.conditions)
      + (ScorePart.pattern.weight + ScorePart.color.weight) * OutfitScore.whole
  }

  /// No outfit of the group is better, where `adding` gives for each pool and style what it adds.
  func bound(adding: (_ pool: Int, _ style: Int) -> Int) -> Int {
    var sum = common + warmest
    for pool in pools.indices {
      var most = Int.min
      for style in highest[pool].indices { most = max(most, highest[pool][style] + adding(pool, style)) }
      sum += most
    }
    return sum
  }
}
