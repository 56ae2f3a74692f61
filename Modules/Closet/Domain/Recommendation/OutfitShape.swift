/// Which slots of the body an outfit fills.
struct OutfitShape: Hashable {
  /// In the order outfits are told apart by, and shown in.
  static let slots: [Slot] = [.baseTop, .fullBody, .bottom, .midLayer, .outerLayer, .footwear]

  /// Some of `slots`, in their order.
  let slots: [Slot]

  /// All shapes that can be filled from the slots that have something to wear, and that the conditions ask for.
  ///
  /// What cannot be had is not asked for: without any shoes, outfits have none.
  static func all(available: Set<Slot>, conditions: OutfitConditions) -> [OutfitShape] {
    let bodies = bodies(available)
    if bodies.isEmpty && !available.contains(.footwear) && available.isDisjoint(with: [.midLayer, .outerLayer]) { return [] }
    let layers: [[Slot]] = [[], [.midLayer], [.outerLayer], [.midLayer, .outerLayer]].filter { available.isSuperset(of: $0) }
    let wanted = layers.filter { layers in
      (!conditions.wantsOuterLayer || !available.contains(.outerLayer) || layers.contains(.outerLayer))
        && (!conditions.wantsRemovableLayer || available.isDisjoint(with: [.midLayer, .outerLayer]) || !layers.isEmpty)
    }
    let footwear: [Slot] = available.contains(.footwear) ? [.footwear] : []
    return (bodies.isEmpty ? [[]] : bodies).flatMap { body in
      wanted.map { OutfitShape(slots: body + $0 + footwear) }
    }.filter { !$0.slots.isEmpty }
  }

  private static func bodies(_ available: Set<Slot>) -> [[Slot]] {
    var bodies: [[Slot]] = []
    if available.isSuperset(of: [.baseTop, .bottom]) { bodies.append([.baseTop, .bottom]) }
    if available.contains(.fullBody) { bodies.append([.fullBody]) }
    if !bodies.isEmpty { return bodies }
    // Half an outfit is the nearest there is.
    return [[.baseTop], [.bottom]].filter { available.isSuperset(of: $0) }
  }
}
