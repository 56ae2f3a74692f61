/// Walks through the outfits of a frame from slot to slot, the best first, along those alone that surpass what was found.
struct FrameWalk {
  /// What cannot be taken off comes first, so that its sum of insulation is known when it counts.
  private let slots: [[FrameItem]]
  /// For as many filled slots, what the others can add: exactly, so that no step leads astray.
  private let rests: [WarmthRest]
  private let lightCount: Int
  private let lightPoints: [Int]
  private let common: Int

  /// Pools have something each; `common` is what every outfit has.
  init(light: [[FrameItem]], removable: [[FrameItem]], points: WarmthPoints, common: Int) {
    slots = light + removable
    lightCount = light.count
    lightPoints = points.light
    self.common = common
    let lowest = slots.reduce(0) { $0 + ($1.first?.insulation ?? 0) }
    let highest = slots.reduce(0) { $0 + ($1.last?.insulation ?? 0) }
    var rests: [WarmthRest] = []
    var rest = WarmthRest(sums: lowest...highest, points: points.full)
    for (place, items) in slots.enumerated().reversed() {
      if place + 1 == lightCount { rest.add(lightPoints) }
      rests.append(rest)
      rest = WarmthRest(filling: items, before: rest)
    }
    if lightCount == 0 { rest.add(lightPoints) }
    rests.append(rest)
    self.rests = rests.reversed()
  }

  /// The best outfit there is.
  var best: Int { common + rests[0][0] }

  /// Adds all that belong to the best.
  func collect(_ found: inout BestOutfits) {
    if best > found.threshold { walk(Step(total: best, value: common, sum: 0, key: .none), from: 0, &found) }
  }

  private struct Step {
    /// Of the best outfit that begins so.
    let total: Int
    let value: Int
    let sum: Int
    let key: OutfitKey
  }

  private func walk(_ step: Step, from slot: Int, _ found: inout BestOutfits) {
    if slot == slots.count { return found.add(total: step.total, key: step.key) }
    for next in steps(from: step, slot, above: found.threshold) {
      // It rises while better ones are found.
      if next.total <= found.threshold { return }
      walk(next, from: slot + 1, &found)
    }
  }

  /// The best first, equals in the order of their ids.
  private func steps(from step: Step, _ slot: Int, above threshold: Int) -> [Step] {
    let rest = rests[slot + 1]
    // What the sum of the light ones brings was part of the rest until here.
    let former = step.value + (slot == lightCount ? lightPoints[step.sum] : 0)
    var steps: [Step] = []
    for item in slots[slot] {
      let (value, sum) = (former + item.value, step.sum + item.insulation)
      if value + rest[sum] > threshold {
        steps.append(Step(total: value + rest[sum], value: value, sum: sum, key: step.key + item.key))
      }
    }
    return steps.sorted { $0.total == $1.total ? $0.key < $1.key : $0.total > $1.total }
  }
}
