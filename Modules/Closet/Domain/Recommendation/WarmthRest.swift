/// What the slots still to fill can add at most, warmth included, for every sum of insulation of those filled before.
struct WarmthRest {
  /// In hundredths of a clo.
  private let sums: ClosedRange<Int>
  private var most: [Int]

  /// All slots are filled: what is left is warmth, by the whole sum.
  init(sums: ClosedRange<Int>, points: [Int]) {
    self.sums = sums
    most = Array(points[sums])
  }

  /// One slot more is to be filled, with one of these, the lowest insulation first.
  init(filling items: [FrameItem], before next: WarmthRest) {
    let (lowest, highest) = (items.first?.insulation ?? 0, items.last?.insulation ?? 0)
    sums = next.sums.lowerBound - lowest...next.sums.upperBound - highest
    most = [Int](repeating: BestOutfits.none, count: sums.count)
    var best = BestOutfits.none
    for (place, item) in items.enumerated() {
      best = max(best, item.value)
      // Of equally warm ones, which stand side by side, only the best counts.
      if place + 1 < items.count, items[place + 1].insulation == item.insulation { continue }
      take(best, next.most[(item.insulation - lowest)...])
      best = BestOutfits.none
    }
  }

  /// Adds what the sum itself brings.
  mutating func add(_ points: [Int]) {
    for (place, sum) in sums.enumerated() { most[place] += points[sum] }
  }

  subscript(sum: Int) -> Int { most[sum - sums.lowerBound] }

  private mutating func take(_ value: Int, _ rest: ArraySlice<Int>) {
    most.withUnsafeMutableBufferPointer { most in
      rest.withUnsafeBufferPointer { rest in
        for place in most.indices { most[place] = max(most[place], value &+ rest[place]) }
      }
    }
  }
}
