extension Wardrobe {
  /// The ranks of the warmest clothes that can be worn together, in the order of the slots; of equally warm ones what waited longest.
  var warmest: [Int] {
    var warmest: [Slot: Wearable] = [:]
    for wearable in wearables {
      if let other = warmest[wearable.slot] {
        let isBetter = (other.insulation, other.rotation) < (wearable.insulation, wearable.rotation)
        if !isBetter { continue }
      }
      warmest[wearable.slot] = wearable
    }
    func sum(_ slots: [Slot]) -> Int { slots.reduce(0) { $0 + (warmest[$1]?.insulation ?? 0) } }
    // Half of two parts does not clothe anybody.
    let hasParts = warmest[.baseTop] != nil && warmest[.bottom] != nil
    let isOnePiece = !hasParts || sum([.fullBody]) > sum([.baseTop, .bottom])
    let unworn: Set<Slot> = isOnePiece ? [.baseTop, .bottom] : [.fullBody]
    return OutfitShape.slots.filter { !unworn.contains($0) }.compactMap { warmest[$0]?.rank }
  }
}
