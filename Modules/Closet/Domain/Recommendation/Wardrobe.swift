/// What can be worn under given conditions, prepared for scoring.
struct Wardrobe {
  /// In the order of their ids, so that nothing depends on the order they were stored in.
  let garments: [Garment]
  /// Those of the body slots.
  let wearables: [Wearable]
  let accessories: AccessoryChoice
  let scorer: OutfitScorer

  /// Takes what is clean, and at home only slippers as footwear.
  init(_ all: [Garment], conditions: OutfitConditions) {
    // Sorted by their places: garments themselves are large.
    garments = all.indices.filter { !all[$0].isInWash && Self.isWorn(all[$0], for: conditions.occasion) }
      .map { (key: all[$0].id.sortKey, place: $0) }.sorted { $0 < $1 }.map { all[$0.place] }
    var tints: [UInt32: Tint] = [:]
    let looks = garments.map { garment in
      Look(
        garment.colors.map { color in
          if let known = tints[color.rgb] { return known }
          let tint = Tint(LabColor(color))
          tints[color.rgb] = tint
          return tint
        })
    }
    var accessories = AccessoryChoice(conditions: conditions)
    var body: [(rank: Int, type: GarmentType)] = []
    for (rank, garment) in garments.enumerated() {
      guard let type = garment.type else { continue }
      if type.slot == .accessory {
        let wearable = Wearable(garment, type: type, rank: rank, look: looks[rank], companions: 0, conditions: conditions)
        accessories.consider(
          garment, type: type, rank: rank, isNeutral: looks[rank].isNeutral, rotation: wearable.rotation)
      } else {
        body.append((rank, type))
      }
    }
    var companions: [GarmentType: Int] = [:]
    for type in GarmentType.allCases { companions[type] = Self.insulation(of: accessories.companions(of: type)) }
    let garments = garments
    wearables = body.map { rank, type in
      Wearable(
        garments[rank], type: type, rank: rank, look: looks[rank], companions: companions[type] ?? 0, conditions: conditions)
    }
    self.accessories = accessories
    scorer = OutfitScorer(conditions: conditions, alwaysWorn: Self.insulation(of: accessories.always))
  }

  private static func isWorn(_ garment: Garment, for occasion: Occasion) -> Bool {
    occasion.isOutdoors ? garment.type != .slippers : garment.slot != .footwear || garment.type == .slippers
  }

  private static func insulation(of garments: [Garment]) -> Int {
    garments.reduce(0) { $0 + ($1.insulation?.hundredths ?? 0) }
  }
}
