/// The frames of one shape, one formality and one slot that may have a pattern: one for every hue template and angle.
struct FrameGroup {
  private let frames: ShapeFrames
  /// For each pool and style what it adds, its colours left out.
  private let styles: [[Int]]
  /// No outfit of the group is better.
  let bound: Int

  init(_ frames: ShapeFrames, level: Formality, lead: Int) {
    self.frames = frames
    let styles = frames.pools.indices.map { pool in
      frames.pools[pool].styles.map { frames.value($0, level: level, isLead: pool == lead) }
    }
    self.styles = styles
    bound = frames.bound { styles[$0][$1] }
  }

  /// Adds all outfits of the group that belong to the best.
  func search(_ found: inout BestOutfits) {
    // With colours left out the tables give a bound that knows which sums of insulation there are.
    var colorless = BestOutfits(count: 1)
    solve(styles, into: &colorless, width: 1, loss: 0)
    let best = colorless.threshold
    for placement in TemplatePlacement.all {
      let loss = ScorePart.color.weight * 100 * OutfitScore.fine * (100 - placement.template.worth)
      if best - loss <= found.threshold { break }
      let colored = colored(placement)
      if frames.bound(adding: { colored[$0][$1] }) - loss <= found.threshold { continue }
      solve(colored, into: &found, width: found.count, loss: loss)
    }
  }

  /// What each style adds when its colours have to lie in this template.
  private func colored(_ placement: TemplatePlacement) -> [[Int]] {
    let weight = frames.share * ScorePart.color.weight * placement.template.worth
    return frames.pools.indices.map { index in
      let pool = frames.pools[index]
      let losses = pool.looks.map { weight * $0.misfit(placement) }
      return pool.styles.indices.map { styles[index][$0] - losses[pool.styles[$0].look] }
    }
  }

  /// Finds the best outfits of one frame: what can be taken off and what cannot in tables of their own, then every pair of sums.
  private func solve(_ values: [[Int]], into found: inout BestOutfits, width: Int, loss: Int) {
    let light = table(values, width: width) { !$0.isRemovable }
    let removable = table(values, width: width, where: \.isRemovable)
    let points = frames.points
    let common = frames.common - loss
    for one in light.sums.indices {
      let lightPoints = common + points.light[light.sums[one]]
      for other in removable.sums.indices {
        let added = lightPoints + points.full[light.sums[one] + removable.sums[other]]
        light.pairs(one, removable, other) { entry in
          let total = entry.value + added
          if total < found.threshold { return false }
          return found.add(total: total, key: entry.key)
        }
      }
    }
  }

  private func table(_ values: [[Int]], width: Int, where isIncluded: (Slot) -> Bool) -> WarmthTable {
    var table = WarmthTable(width: width)
    for (index, pool) in frames.pools.enumerated() where isIncluded(pool.slot) {
      let (share, values) = (frames.share, values[index])
      let own = WarmthTable(pool, width: width) { share * $0.mean + $0.fixed + values[$0.style] }
      table = table.isNothing ? own : WarmthTable(table, own)
    }
    return table
  }
}
