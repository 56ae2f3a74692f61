/// What a hundredth of a clo is worth: prices that take the place of the coupling by warmth in upper bounds (Lagrange multipliers).
///
/// Whatever the prices, the garments at their priced values and the best priced warmth add up to a bound; the right prices make it tight.
struct WarmthPrices: Equatable {
  /// Of everything worn.
  var full = 0
  /// Besides, of what cannot be taken off.
  var light = 0

  func price(isRemovable: Bool) -> Int { isRemovable ? full : full + light }

  /// Moves in ever smaller steps to prices with a lower bound, which is convex in them; a bound at the threshold is low enough.
  mutating func lower(_ bound: (WarmthPrices) -> Int, hasLight: Bool, threshold: Int) -> Int {
    var best = bound(self)
    var step = 65_536
    while step >= 1024, best > threshold {
      var isMoved = false
      for (full, light) in Self.directions.prefix(hasLight ? Self.directions.count : 2) {
        let next = WarmthPrices(full: self.full + full * step, light: self.light + light * step)
        let lower = bound(next)
        if lower < best {
          (best, self, isMoved) = (lower, next, true)
          break
        }
      }
      if !isMoved { step /= 4 }
    }
    return best
  }

  /// Also along both: on a ridge neither price alone leads down.
  private static let directions = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1), (1, 1), (-1, -1)]
}
