/// The frames of one shape, one formality and one slot that may have a pattern: one for every hue template and angle.
struct FrameGroup {
  private let frames: ShapeFrames
  private let values: [PoolValues]
  /// No outfit of the group is better.
  let bound: Int

  /// What each pool adds, its colours left out.
  init(_ frames: ShapeFrames, values: [PoolValues]) {
    self.frames = frames
    self.values = values
    bound = values.reduce(frames.common + frames.warmest(WarmthPrices())) { $0 + $1.most }
  }

  /// Adds all outfits of the group that belong to the best; `prices` begin where the group before found them.
  func search(_ found: inout BestOutfits, _ prices: inout WarmthPrices) {
    let whole = frames.pools.indices.map { pool in
      let (bases, styles) = (frames.bases[pool], values[pool].styles)
      return frames.pools[pool].items.enumerated().map { FrameItem($1, value: bases[$0] + styles[$1.style]) }
    }
    let colorless = Frame(frames, whole, loss: 0)
    let bound = colorless.bound(lowering: &prices, threshold: found.threshold)
    if bound <= found.threshold { return }
    // What is left out here is left out with any template: colours only take away.
    var kept = colorless.reduced(prices, above: found.threshold)
    for placement in TemplatePlacement.all {
      let loss = ScorePart.color.weight * 100 * OutfitScore.fine * (100 - placement.template.worth)
      let former = found.threshold
      if bound - loss <= former { break }
      kept.colored(placement, loss: loss).search(&found, prices)
      if found.threshold > former { kept = kept.reduced(prices, above: found.threshold) }
    }
  }
}
