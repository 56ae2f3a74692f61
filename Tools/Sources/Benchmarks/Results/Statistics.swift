/// What is left of many measurements.
enum Statistics {
  /// The middle value, or the mean of the two in the middle; of at least one.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
