/// The garments of one slot, as far as they can be part of the best outfits.
struct SlotPool {
  struct Item {
    let key: OutfitKey
    let look: Look
    let formality: Formality
    let isBold: Bool
    /// In hundredths of a clo.
    let insulation: Int
    /// What it adds as one of several, before it is divided by their number.
    let mean: Int
    /// What it adds whatever else is worn.
    let fixed: Int
  }

  let slot: Slot
  /// By insulation, the lowest first.
  let items: [Item]

  /// Leaves out each garment that `count` others can stand in for: then as many outfits without it are as good as any with it.
  init(_ slot: Slot, _ wearables: [Wearable], keeping count: Int) {
    let place = OutfitShape.slots.firstIndex(of: slot) ?? 0
    var items: [Item] = []
    // Where those begin that are as warm, as dressed up and as much of a shelter.
    var start = 0
    for index in Self.order(wearables) {
      let item = Item(wearables[index], place: place)
      if let last = items.last, !last.isAlike(item) { start = items.count }
      let better = items[start...].count { $0.canStandIn(for: item) }
      if better < count { items.append(item) }
    }
    self.slot = slot
    self.items = items
  }

  /// Whether any has a pattern that draws the eye.
  var hasBold: Bool { items.contains { $0.isBold } }
  /// In hundredths of a clo; from 0 to 0 when there is nothing.
  var insulations: ClosedRange<Int> { (items.first?.insulation ?? 0)...(items.last?.insulation ?? 0) }

  /// The places of garments, alike ones side by side and of those the better first; numbers are sorted, since garments are large.
  private static func order(_ wearables: [Wearable]) -> [Int] {
    let numbers = wearables.enumerated().map { place, wearable in
      let kind = (wearable.insulation << 3 | wearable.formality.rawValue) << 7 | wearable.shelter
      return (kind << 17 | (1 << 17 - 1 - Item.mean(wearable))) << 24 | place
    }
    return numbers.sorted().map { $0 & (1 << 24 - 1) }
  }
}

extension SlotPool.Item {
  fileprivate init(_ wearable: Wearable, place: Int) {
    key = OutfitKey(rank: wearable.rank, place: place)
    look = wearable.look
    formality = wearable.formality
    isBold = wearable.isBold
    insulation = wearable.insulation
    mean = Self.mean(wearable)
    fixed = ScorePart.weather.weight * 50 * OutfitScore.fine * wearable.shelter
  }

  /// Up to 125,000.
  fileprivate static func mean(_ wearable: Wearable) -> Int {
    ScorePart.weather.weight * 50 * wearable.season + ScorePart.rotation.weight * 100 * wearable.rotation
  }

  fileprivate func isAlike(_ other: Self) -> Bool {
    insulation == other.insulation && formality == other.formality && fixed == other.fixed
  }

  /// Of two alike that come in order: whether this one goes with everything the other goes with.
  fileprivate func canStandIn(for other: Self) -> Bool {
    (look.isNeutral || look == other.look) && (!isBold || other.isBold)
  }
}
