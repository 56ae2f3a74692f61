/// One frame: every garment adds a known value by itself, and warmth depends on the sum of insulations.
struct Frame {
  private let frames: ShapeFrames
  /// For each pool.
  private let items: [[FrameItem]]
  /// What the hue template takes off every outfit.
  private let loss: Int

  init(_ frames: ShapeFrames, _ items: [[FrameItem]], loss: Int) {
    self.frames = frames
    self.items = items
    self.loss = loss
  }

  /// The same with the colours in a hue template.
  func colored(_ placement: TemplatePlacement, loss: Int) -> Frame {
    let weight = frames.share * ScorePart.color.weight * placement.template.worth
    let colored = zip(frames.pools, items).map { pool, items in
      items.map { FrameItem($0.item, value: $0.value - weight * pool.looks[$0.item.look].misfit(placement)) }
    }
    return Frame(frames, colored, loss: loss)
  }

  /// A bound on every outfit of the frame, as low as prices can make it, or as the threshold.
  func bound(lowering prices: inout WarmthPrices, threshold: Int) -> Int {
    let best = zip(frames.pools, items).map { pool, items in
      var best = [Int](repeating: .min, count: pool.insulations.count)
      for item in items { best[item.item.warmth] = max(best[item.item.warmth], item.value) }
      return zip(pool.insulations, best).filter { $1 > .min }
    }
    return prices.lower(
      { prices in
        var sum = frames.common - loss + frames.warmest(prices)
        for (pool, best) in zip(frames.pools, best) {
          let price = prices.price(of: pool.slot)
          var most = Int.min
          for (insulation, value) in best { most = max(most, value + price * insulation) }
          sum += most
        }
        return sum
      }, hasLight: frames.points.hasLight, threshold: threshold)
  }

  /// Without what cannot be part of an outfit above the threshold, even with the best of all others.
  func reduced(_ prices: WarmthPrices, above threshold: Int) -> Frame {
    if threshold == .min { return self }
    let most = items.indices.map { highest($0, prices) }
    let slack = most.reduce(frames.common - loss + frames.warmest(prices), +) - threshold
    let kept = items.indices.map { pool in
      items[pool].filter { most[pool] - priced($0, pool, prices) < slack }
    }
    return Frame(frames, kept, loss: loss)
  }

  /// Adds all outfits that belong to the best.
  func search(_ found: inout BestOutfits, _ prices: WarmthPrices) {
    // The few best of each pool make outfits that are hard to surpass.
    if found.threshold == .min { leaders(prices).solve(&found) }
    let reduced = reduced(prices, above: found.threshold)
    if !reduced.items.contains(where: \.isEmpty) { reduced.solve(&found) }
  }

  private func leaders(_ prices: WarmthPrices) -> Frame {
    let few = items.indices.map { pool in
      let order = items[pool].indices.sorted { left, right in
        let (one, other) = (priced(items[pool][left], pool, prices), priced(items[pool][right], pool, prices))
        return one == other ? left < right : one > other
      }
      return order.prefix(6).map { items[pool][$0] }
    }
    return Frame(frames, few, loss: loss)
  }

  private func highest(_ pool: Int, _ prices: WarmthPrices) -> Int {
    items[pool].reduce(.min) { max($0, priced($1, pool, prices)) }
  }

  private func priced(_ item: FrameItem, _ pool: Int, _ prices: WarmthPrices) -> Int {
    item.value + prices.price(of: frames.pools[pool].slot) * frames.pools[pool].insulations[item.item.warmth]
  }
}

extension Frame {
  /// Finds the best outfits: what can be taken off and what cannot in tables of their own, then every pair of sums.
  private func solve(_ found: inout BestOutfits) {
    let light = table(width: found.count) { !$0.isRemovable }
    let removable = table(width: found.count, where: \.isRemovable)
    let points = frames.points
    let common = frames.common - loss
    for one in light.sums.indices {
      let lightPoints = common + points.light[light.sums[one]]
      for other in removable.sums.indices {
        let added = lightPoints + points.full[light.sums[one] + removable.sums[other]]
        light.pairs(one, removable, other) { entry in
          let total = entry.value + added
          return total < found.threshold ? false : found.add(total: total, key: entry.key)
        }
      }
    }
  }

  private func table(width: Int, where isIncluded: (Slot) -> Bool) -> WarmthTable {
    var table = WarmthTable(width: width)
    for (pool, items) in zip(frames.pools, items) where isIncluded(pool.slot) {
      var own = WarmthTable.Builder(pool.insulations, width: width)
      for item in items { own.insert(WarmthTable.Entry(value: item.value, key: item.item.key), at: item.item.warmth) }
      table = table.isNothing ? own.table : WarmthTable(table, own.table)
    }
    return table
  }
}
