/// What a hundredth of a clo is worth: prices that take the place of the coupling by warmth in upper bounds (Lagrange multipliers).
///
/// Whatever the prices, the garments at their priced values and the best priced warmth add up to a bound; the right prices make it tight.
struct WarmthPrices: Equatable {
  /// Of everything worn.
  var full = 0
  /// Besides, of what cannot be taken off.
  var light = 0

  func price(of slot: Slot) -> Int { slot.isRemovable ? full : full + light }

  /// Moves in ever smaller steps to prices with a lower bound; the bound is convex in them.
  mutating func lower(_ bound: (WarmthPrices) -> Int, hasLight: Bool) -> Int {
    var best = bound(self)
    var step = 65_536
    while step >= 1024 {
      var isMoved = false
      let neighbours = [
        WarmthPrices(full: full + step, light: light), WarmthPrices(full: full - step, light: light),
        WarmthPrices(full: full, light: light + step), WarmthPrices(full: full, light: light - step),
      ]
      for next in neighbours.prefix(hasLight ? 4 : 2) {
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
}
