/// The outline of points from above: whatever a unit of the sum is worth, the best point is a corner of it, and corners are few.
struct UpperHull {
  private var corners: [(sum: Int, value: Int)] = []

  /// Takes the next point; sums never fall from one to the next.
  mutating func append(sum: Int, value: Int) {
    if let last = corners.last, last.sum == sum {
      if last.value >= value { return }
      corners.removeLast()
    }
    while corners.count > 1 {
      let (before, last) = (corners[corners.count - 2], corners[corners.count - 1])
      let isAbove = (last.value - before.value) * (sum - before.sum) > (value - before.value) * (last.sum - before.sum)
      if isAbove { break }
      corners.removeLast()
    }
    corners.append((sum, value))
  }

  /// The most any point has when each unit of its sum adds `price`.
  func most(price: Int) -> Int {
    var most = Int.min
    for corner in corners {
      let priced = corner.value + price * corner.sum
      // Along the outline it rises to the best corner and falls from there.
      if priced < most { break }
      most = priced
    }
    return most
  }
}
