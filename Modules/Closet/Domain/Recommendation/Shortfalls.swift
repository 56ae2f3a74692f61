/// Finds out what a closet lacks.
struct Shortfalls {
  private let all: [Garment]
  private let wardrobe: Wardrobe
  private var conditions: OutfitConditions { wardrobe.scorer.conditions }

  init(_ all: [Garment], _ wardrobe: Wardrobe) {
    self.all = all
    self.wardrobe = wardrobe
  }

  /// `nearest` is the best outfit there is.
  func all(nearest: Outfit?) -> [Shortfall] {
    if all.isEmpty { return [.nothingStored] }
    if all.allSatisfy(\.isInWash) { return [.allInWash(all.count)] }
    let missing = missingSlots
    var shortfalls: [Shortfall] = []
    if !missing.isEmpty {
      shortfalls.append(.missing(missing, inWash: all.count { $0.isInWash && $0.slot.map(missing.contains) == true }))
    }
    guard let nearest, missing.isEmpty else { return shortfalls }
    if let warmth = warmth(nearest) { shortfalls.append(warmth) }
    if let rain { shortfalls.append(rain) }
    if nearest.score[.formality] < 0.2 { shortfalls.append(.notSuitable(conditions.occasion)) }
    return shortfalls
  }

  private var missingSlots: [Slot] {
    let slots = Set(wardrobe.wearables.map(\.slot))
    var missing: [Slot] = []
    if !slots.contains(.fullBody) { missing = [.baseTop, .bottom].filter { !slots.contains($0) } }
    if conditions.occasion.isOutdoors, !slots.contains(.footwear) { missing.append(.footwear) }
    return missing
  }

  private func warmth(_ nearest: Outfit) -> Shortfall? {
    let range = conditions.comfortableInsulation
    let sums = sums
    let warmest = Ensemble.insulation(sum: sums.upperBound)
    if warmest < range.lowerBound - 0.05 {
      return .notWarmEnough(clo: range.lowerBound - warmest, temperature: conditions.weather.low)
    }
    let lightest = Ensemble.insulation(sum: sums.lowerBound)
    guard lightest > range.upperBound + 0.05, nearest.score[.warmth] < 0.9 else { return nil }
    return .tooWarm(clo: lightest - range.upperBound, temperature: conditions.weather.low)
  }

  /// The least and the most the clean garments can add up to.
  private var sums: ClosedRange<Int> {
    var lowest: [Slot: Int] = [:]
    var highest: [Slot: Int] = [:]
    for wearable in wardrobe.wearables {
      lowest[wearable.slot] = min(lowest[wearable.slot] ?? .max, wearable.insulation)
      highest[wearable.slot] = max(highest[wearable.slot] ?? 0, wearable.insulation)
    }
    func body(_ slots: [Slot: Int], _ better: (Int, Int) -> Int) -> Int {
      let parts = slots[.baseTop].flatMap { top in slots[.bottom].map { top + $0 } }
      return [parts, slots[.fullBody]].compactMap(\.self).reduce(nil) { best, sum in best.map { better($0, sum) } ?? sum } ?? 0
    }
    let always = wardrobe.scorer.alwaysWorn
    let least = always + body(lowest, min) + (lowest[.footwear] ?? 0)
    let most = [.midLayer, .outerLayer, .footwear].reduce(always + body(highest, max)) { $0 + (highest[$1] ?? 0) }
    return least...max(least, most)
  }

  private var rain: Shortfall? {
    guard conditions.occasion.isOutdoors, conditions.weather.isWet else { return nil }
    let isDry = wardrobe.garments.contains { $0.slot == .outerLayer && $0.isWaterproof == true }
    return isDry ? nil : .notWaterproof(rain: conditions.weather.rain)
  }
}
