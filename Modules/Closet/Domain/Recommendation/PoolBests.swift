/// The most that garments of a pool add by recency, season and shelter: of each formality, with and without a pattern.
struct PoolBests {
  private var most: [Int?]

  init(_ pool: SlotPool, share: Int) {
    most = [Int?](repeating: nil, count: 2 * Formality.allCases.count)
    for item in pool.items {
      let (place, value) = (Self.place(item.formality, item.isBold), share * item.mean + item.fixed)
      most[place] = max(most[place] ?? value, value)
    }
  }

  /// The most that any garment adds under the rules; nil where none has a place.
  func most(_ rules: FrameRules, pool: Int) -> Int? {
    var best: Int?
    for formality in Formality.allCases {
      for isBold in [false, true] {
        guard let value = most[Self.place(formality, isBold)], let more = rules.value(formality, isBold: isBold, in: pool)
        else { continue }
        best = max(best ?? value + more, value + more)
      }
    }
    return best
  }

  private static func place(_ formality: Formality, _ isBold: Bool) -> Int { 2 * formality.rawValue + (isBold ? 1 : 0) }
}
