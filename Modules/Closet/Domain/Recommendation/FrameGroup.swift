/// The frames of one shape, one formality and one slot that is the first with a pattern: one for every hue template and angle.
struct FrameGroup {
  private let shape: ShapeFrames
  private let rules: FrameRules
  /// The most a garment of each pool adds.
  private let most: [Int]
  /// Its garments as if any colours went together, once it was worth collecting them.
  private var colorless: (frame: Frame, bound: FrameBound)?
  /// No outfit of the group is better.
  private(set) var bound: Int

  /// nil when a pool has nothing that keeps to the rules.
  init?(_ shape: ShapeFrames, _ bests: [PoolBests], _ rules: FrameRules) {
    let most = bests.indices.compactMap { bests[$0].most(rules, pool: $0) }
    guard most.count == bests.count else { return nil }
    self.shape = shape
    self.rules = rules
    self.most = most
    bound = most.reduce(shape.common + shape.warmest(WarmthPrices()), +)
  }

  /// Whether the bound is as low as prices make it.
  var isTight: Bool { colorless != nil }

  /// Puts prices on warmth, which begin where the group before found them; the bound has to be above the threshold.
  mutating func tighten(_ prices: inout WarmthPrices, threshold: Int) {
    let frame = Frame(shape, shape.pools.indices.map { items($0, above: most[$0] - (bound - threshold)) }, loss: 0)
    let priced = frame.bound(from: prices, threshold: threshold)
    prices = priced.prices
    bound = min(bound, priced.total)
    colorless = (frame.reduced(priced, above: threshold), priced)
  }

  /// Adds all outfits of a tightened group that belong to the best.
  func search(_ found: inout BestOutfits) {
    guard let (frame, priced) = colorless, priced.total > found.threshold else { return }
    // What is left out here is left out with any template: colours only take away.
    var kept = frame.reduced(priced, above: found.threshold)
    let best = kept.best
    if best <= found.threshold { return }
    kept.neutral.search(&found, priced)
    for placement in TemplatePlacement.all {
      let loss = ScorePart.color.weight * 100 * OutfitScore.fine * (100 - placement.template.worth)
      let former = found.threshold
      if best - loss <= former { break }
      kept.colored(placement, loss: loss, priced, above: former)?.search(&found, priced)
      if found.threshold > former { kept = kept.reduced(priced, above: found.threshold) }
    }
  }

  private func items(_ pool: Int, above least: Int) -> [FrameItem] {
    shape.pools[pool].items.compactMap { item in
      guard let fit = rules.value(item.formality, isBold: item.isBold, in: pool) else { return nil }
      let value = shape.share * item.mean + item.fixed + fit
      return value > least ? FrameItem(item, value: value) : nil
    }
  }
}
