/// The frames of one shape, in groups that differ in hue template only.
struct ShapeFrames {
  let pools: [SlotPool]
  let scorer: OutfitScorer
  let points: WarmthPoints
  /// What each garment's part of a mean is multiplied by.
  let share: Int
  /// For each pool and item what it adds by recency, season and shelter.
  let bases: [[Int]]
  /// The sums of insulation the pools can have together, and those of what cannot be taken off.
  let sums: (full: ClosedRange<Int>, light: ClosedRange<Int>)
  init(_ pools: [SlotPool], scorer: OutfitScorer, points: WarmthPoints) {
    let share = OutfitScore.fine / max(1, pools.count)
    self.pools = pools
    self.scorer = scorer
    self.points = points
    self.share = share
    let bases = pools.map { $0.items.map { share * $0.mean + $0.fixed } }
    self.bases = bases
    sums = (Self.sums(of: pools), Self.sums(of: pools.filter { !$0.slot.isRemovable }))
  }

  /// From the least to the most insulation the pools can have together.
  private static func sums(of pools: [SlotPool]) -> ClosedRange<Int> {
    let least = pools.reduce(0) { $0 + ($1.insulations.first ?? 0) }
    return least...pools.reduce(0) { $0 + ($1.insulations.last ?? 0) }
  }

  /// One group for each formality and each slot that may have the pattern.
  var groups: [FrameGroup] {
    let bold = pools.indices.filter { pools[$0].hasBold }
    return Formality.allCases.flatMap { level in
      let plain = pools.indices.map { PoolValues(self, pool: $0, level: level, isLead: false) }
      let leading = pools.indices.map { PoolValues(self, pool: $0, level: level, isLead: true) }
      return (bold.isEmpty ? [0] : bold).map { lead in
        FrameGroup(self, values: pools.indices.map { $0 == lead ? leading[$0] : plain[$0] })
      }
    }
  }

  /// What every outfit of the shape has, with colours in perfect harmony.
  var common: Int {
    ScorePart.weather.weight * 50 * OutfitScore.fine * Shelter.bare(scorer.conditions)
      + (ScorePart.pattern.weight + ScorePart.color.weight) * OutfitScore.whole
  }

  /// What warmth adds at most after its price is paid.
  func warmest(_ prices: WarmthPrices) -> Int {
    WarmthPoints.most(points.full, in: sums.full, price: prices.full)
      + WarmthPoints.most(points.light, in: sums.light, price: prices.light)
  }
}
