/// What no outfit of a frame surpasses, and how that was found.
struct FrameBound {
  let prices: WarmthPrices
  let total: Int
  /// The most a garment of each pool adds at the prices.
  let most: [Int]
}
