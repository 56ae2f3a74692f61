/// The frames of one shape, one formality and one slot that is the first with a pattern: one for every hue template and angle.
struct FrameGroup {
  private let shape: ShapeFrames
  private let rules: FrameRules
  /// All its garments as if any colours went together, once it was worth collecting them.
  private var colorless: (frame: Frame, bound: FrameBound)?
  /// No outfit of the group is better.
  private(set) var bound: Int

  /// nil when a pool has nothing that keeps to the rules.
  init?(_ shape: ShapeFrames, _ bests: [PoolBests], _ rules: FrameRules) {
    let most = bests.indices.compactMap { bests[$0].most(rules, pool: $0) }
    guard most.count == bests.count else { return nil }
    self.shape = shape
    self.rules = rules
    bound = most.reduce(shape.common + shape.warmest(WarmthPrices()), +)
  }

  /// Whether the bound is the best outfit there would be if any colours went together.
  var isTight: Bool { colorless != nil }

  /// Finds the exact bound, or that it is not above the threshold; prices on warmth begin where the group before found them.
  mutating func tighten(_ prices: inout WarmthPrices, threshold: Int) {
    let items = shape.pools.indices.map { pool in
      shape.pools[pool].items.compactMap { item in
        rules.value(item.formality, isBold: item.isBold, in: pool).map {
          FrameItem(item, value: shape.share * item.mean + item.fixed + $0)
        }
      }
    }
    let frame = Frame(shape, items, loss: 0)
    let bound = frame.bound(from: prices, threshold: threshold)
    prices = bound.prices
    let kept = frame.reduced(bound, above: threshold)
    self.bound = bound.total > threshold ? kept.best : threshold
    colorless = (kept, bound)
  }

  /// Adds all outfits of a tightened group that belong to the best.
  func search(_ found: inout BestOutfits) {
    guard let (frame, bound) = colorless else { return }
    // What is left out here is left out with any template: colours only take away.
    var kept = frame.reduced(bound, above: found.threshold)
    kept.neutral.search(&found, bound)
    for placement in TemplatePlacement.all {
      let loss = ScorePart.color.weight * 100 * OutfitScore.fine * (100 - placement.template.worth)
      let former = found.threshold
      if self.bound - loss <= former { break }
      kept.colored(placement, loss: loss, bound, above: former)?.search(&found, bound)
      if found.threshold > former { kept = kept.reduced(bound, above: found.threshold) }
    }
  }
}
