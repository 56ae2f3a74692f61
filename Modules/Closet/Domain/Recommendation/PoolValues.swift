/// What the garments of one pool add in the frames of one formality, their colours left out.
struct PoolValues {
  /// By style.
  let styles: [Int]
  /// No item adds more.
  let most: Int

  init(_ frames: ShapeFrames, pool index: Int, level: Formality, isLead: Bool) {
    let pool = frames.pools[index]
    let styles = pool.styles.map { Self.value($0, frames, level: level, isLead: isLead) }
    let bases = frames.bases[index]
    var most = Int.min
    for (place, item) in pool.items.enumerated() { most = max(most, bases[place] + styles[item.style]) }
    self.styles = styles
    self.most = most
  }

  private static func value(_ style: SlotPool.Style, _ frames: ShapeFrames, level: Formality, isLead: Bool) -> Int {
    let gap = OutfitScorer.formalityGaps[abs(style.formality.rawValue - level.rawValue)]
    let suits = ScorePart.formality.weight * frames.scorer.conditions.occasion.suitability(level) * (100 - gap)
    guard style.isBold, !isLead, frames.pools.count > 1 else { return frames.share * suits }
    return frames.share * suits - ScorePart.pattern.weight * 10_000 * (OutfitScore.fine / (frames.pools.count - 1))
  }
}
