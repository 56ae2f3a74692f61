/// One frame: every garment adds a known value by itself, and warmth depends on the sum of insulations.
struct Frame {
  private let shape: ShapeFrames
  /// For each pool, the lowest insulation first.
  private let items: [[FrameItem]]
  /// What the hue template takes off every outfit.
  private let loss: Int

  init(_ shape: ShapeFrames, _ items: [[FrameItem]], loss: Int) {
    self.shape = shape
    self.items = items
    self.loss = loss
  }

  /// A bound on every outfit of the frame, as low as prices can make it, or as the threshold.
  func bound(from prices: WarmthPrices, threshold: Int) -> FrameBound {
    let isRemovable = shape.isRemovable
    let hulls = items.map { items in
      var hull = UpperHull()
      for item in items { hull.append(sum: item.insulation, value: item.value) }
      return hull
    }
    var prices = prices
    let total = prices.lower(
      { prices in
        var sum = shape.common - loss + shape.warmest(prices)
        for pool in hulls.indices { sum += hulls[pool].most(price: prices.price(isRemovable: isRemovable[pool])) }
        return sum
      }, hasLight: shape.points.hasLight, threshold: threshold)
    let most = hulls.indices.map { hulls[$0].most(price: prices.price(isRemovable: isRemovable[$0])) }
    return FrameBound(prices: prices, total: total, most: most)
  }

  /// The best outfit; every pool has to have something.
  var best: Int { walk.best }

  /// Without what cannot be part of an outfit above the threshold, even with the best of all others.
  func reduced(_ bound: FrameBound, above threshold: Int) -> Frame {
    let slack = bound.total - threshold
    let kept = items.indices.map { pool in
      let price = price(pool, bound)
      return items[pool].filter { bound.most[pool] - $0.priced(price) < slack }
    }
    return Frame(shape, kept, loss: loss)
  }

  /// Only garments that go with any colours.
  var neutral: Frame { Frame(shape, items.map { $0.filter(\.look.isNeutral) }, loss: loss) }

  /// Garments at what they add in a hue template, as far as they can be part of an outfit above the threshold that is not all neutral.
  func colored(_ placement: TemplatePlacement, loss: Int, _ bound: FrameBound, above threshold: Int) -> Frame? {
    let weight = shape.share * ScorePart.color.weight * placement.template.worth
    var slack = bound.total - loss - threshold
    var most: [Int] = []
    // What it takes away at least to have a colour in one of the pools.
    var step = Int.max
    for pool in items.indices {
      let (neutral, colored) = highest(pool, placement, weight, price(pool, bound))
      most.append(max(neutral, colored))
      slack -= bound.most[pool] - most[pool]
      step = min(step, most[pool] - colored)
      if slack <= 0 { return nil }
    }
    if slack <= step { return nil }
    let kept = items.indices.map { pool in
      let price = price(pool, bound)
      return items[pool].compactMap { item -> FrameItem? in
        let least = most[pool] - (item.look.isNeutral ? slack - step : slack)
        if item.priced(price) <= least { return nil }
        var item = item
        item.value -= weight * item.look.misfit(placement)
        return item.priced(price) > least ? item : nil
      }
    }
    return Frame(shape, kept, loss: loss)
  }

  /// Adds all outfits that belong to the best; prices begin where those of a wider frame ended.
  func search(_ found: inout BestOutfits, _ wider: FrameBound) {
    if items.contains(where: \.isEmpty) { return }
    let bound = bound(from: wider.prices, threshold: found.threshold)
    if bound.total > found.threshold { reduced(bound, above: found.threshold).walk.collect(&found) }
  }

  /// The most a neutral and a coloured garment of a pool add in a hue template.
  private func highest(
    _ pool: Int, _ placement: TemplatePlacement, _ weight: Int, _ price: Int
  ) -> (neutral: Int, colored: Int) {
    var (neutral, colored) = (BestOutfits.none, BestOutfits.none)
    for item in items[pool] {
      let priced = item.priced(price)
      if item.look.isNeutral {
        neutral = max(neutral, priced)
      } else if priced > colored {
        colored = max(colored, priced - weight * item.look.misfit(placement))
      }
    }
    return (neutral, colored)
  }

  private var walk: FrameWalk {
    let pools = zip(shape.isRemovable, items)
    return FrameWalk(
      light: pools.filter { !$0.0 }.map(\.1), removable: pools.filter(\.0).map(\.1),
      points: shape.points, common: shape.common - loss)
  }

  private func price(_ pool: Int, _ bound: FrameBound) -> Int { bound.prices.price(isRemovable: shape.isRemovable[pool]) }
}
