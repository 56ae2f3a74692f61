/// Finds the best outfits of a wardrobe, exactly.
///
/// Given a frame (which slots are filled, the formality the outfit is taken for, the first slot with a pattern, the hue template and
/// its angle) every garment adds to the score by itself, except for warmth, which depends on a sum of whole hundredths of a clo. The
/// score of an outfit is the best over all frames. Frames are looked at in the order of an upper bound, until none is above the outfits
/// found. Bounds put a price on warmth (Lagrange's method), which also tells which garments cannot count in a frame: nearly all. Of
/// those left, tables over the sum tell what each beginning of an outfit can still reach, so that only the best are ever put together.
struct OutfitSearch {
  private let groups: [FrameGroup]
  private let count: Int

  /// Finds at most `count` outfits.
  init(_ wardrobe: Wardrobe, count: Int) {
    let scorer = wardrobe.scorer
    var pools: [Slot: SlotPool] = [:]
    for slot in OutfitShape.slots {
      let wearables = wardrobe.wearables.filter { $0.slot == slot }
      if !wearables.isEmpty { pools[slot] = SlotPool(slot, wearables, keeping: count) }
    }
    let points = WarmthPoints(scorer, highest: pools.values.reduce(0) { $0 + $1.insulations.upperBound })
    let shapes = OutfitShape.all(available: Set(pools.keys), conditions: scorer.conditions)
      .map { $0.slots.compactMap { pools[$0] } }
    groups = shapes.flatMap { ShapeFrames($0, scorer: scorer, points: points).groups }
    self.count = min(count, Self.number(of: shapes))
  }

  /// The ranks of the garments of each outfit, the best first; equals in the order of their ids.
  func best() -> [[Int]] {
    guard count > 0 else { return [] }
    var found = BestOutfits(count: count)
    var prices = WarmthPrices()
    var open = groups
    // Of equal bounds the first, so that the answer never depends on chance.
    while let next = open.indices.max(by: { (open[$0].bound, $1) < (open[$1].bound, $0) }), open[next].bound > found.threshold {
      let isFirst = found.isEmpty
      if !open[next].isTight {
        open[next].tighten(&prices, threshold: found.threshold)
        // It may no longer be the next. The first is searched at once, since all others are easier with something to surpass.
        if !isFirst { continue }
      }
      open.remove(at: next).search(&found)
    }
    return found.outfits
  }

  /// How many outfits there are, as far as it can be counted.
  private static func number(of shapes: [[SlotPool]]) -> Int {
    shapes.reduce(0) { sum, pools in
      let product = pools.reduce(1) { product, pool in
        let (result, isTooLarge) = product.multipliedReportingOverflow(by: pool.items.count)
        return isTooLarge ? 1 << 31 : min(result, 1 << 31)
      }
      return min(sum + product, 1 << 31)
    }
  }
}
