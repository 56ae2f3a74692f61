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

  /// Whether there is something for every part of the body, and all of it together is not warm enough.
  var clothesAreTooThin: Bool { missingSlots.isEmpty && missingInsulation > 0.05 }

  /// What even the warmest clothes lack, in clo; negative when they are warm enough.
  private var missingInsulation: Double {
    conditions.comfortableInsulation.lowerBound - Ensemble.insulation(sum: sums.upperBound)
  }

  private func warmth(_ nearest: Outfit) -> Shortfall? {
    let range = conditions.comfortableInsulation
    if missingInsulation > 0.05 {
      return .notWarmEnough(clo: missingInsulation, temperature: conditions.weather.low)
    }
    let sums = sums
    let lightest = Ensemble.insulation(sum: sums.lowerBound)
    guard lightest > range.upperBound + 0.05, nearest.score[.warmth] < 0.9 else { return nil }
    return .tooWarm(clo: lightest - range.upperBound, temperature: conditions.weather.low)
  }

  /// The least and the most the clean garments can add up to.
  private var sums: ClosedRange<Int> {
    let ranges = OutfitShape.slots.map { slot in
      let insulations = wardrobe.wearables.lazy.filter { $0.slot == slot }.map(\.insulation)
      return insulations.min().flatMap { low in insulations.max().map { low...$0 } }
    }
    func range(_ slot: Slot) -> ClosedRange<Int>? { OutfitShape.slots.firstIndex(of: slot).flatMap { ranges[$0] } }
    let parts = range(.baseTop).flatMap { top in
      range(.bottom).map { top.lowerBound + $0.lowerBound...top.upperBound + $0.upperBound }
    }
    let bodies = [parts, range(.fullBody)].compactMap(\.self)
    let always = wardrobe.scorer.alwaysWorn + (range(.footwear)?.lowerBound ?? 0)
    let least = always + (bodies.map(\.lowerBound).min() ?? 0)
    let most = [Slot.midLayer, .outerLayer, .footwear].reduce(wardrobe.scorer.alwaysWorn + (bodies.map(\.upperBound).max() ?? 0))
    {
      $0 + (range($1)?.upperBound ?? 0)
    }
    return least...max(least, most)
  }

  private var rain: Shortfall? {
    guard conditions.occasion.isOutdoors, conditions.weather.isWet else { return nil }
    let isDry = all.contains { !$0.isInWash && $0.slot == .outerLayer && $0.isWaterproof == true }
    return isDry ? nil : .notWaterproof(rain: conditions.weather.rain)
  }
}
