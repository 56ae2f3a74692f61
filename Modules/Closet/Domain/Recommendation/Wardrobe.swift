import Foundation

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
    let garments = all.indices.filter { !all[$0].isInWash && Self.isWorn(all[$0], for: conditions.occasion) }
      .map { (key: all[$0].id.sortKey, place: $0) }.sorted { $0 < $1 }.map { all[$0.place] }
    let looks = Self.looks(of: garments)
    let accessories = Self.accessories(among: garments, looks, conditions)
    var companions: [GarmentType: Int] = [:]
    for type in GarmentType.allCases { companions[type] = Self.insulation(of: accessories.companions(of: type)) }
    wearables = garments.indices.compactMap { rank in
      guard let type = garments[rank].type, type.slot != .accessory else { return nil }
      return Wearable(
        garments[rank], type: type, rank: rank, look: looks[rank], companions: companions[type] ?? 0, conditions: conditions)
    }
    self.garments = garments
    self.accessories = accessories
    scorer = OutfitScorer(conditions: conditions, alwaysWorn: Self.insulation(of: accessories.always))
  }

  private static func looks(of garments: [Garment]) -> [Look] {
    var tints: [UInt32: Tint] = [:]
    return garments.map { garment in
      Look(
        garment.colors.map { color in
          if let known = tints[color.rgb] { return known }
          let tint = Tint(LabColor(color))
          tints[color.rgb] = tint
          return tint
        })
    }
  }

  private static func accessories(
    among garments: [Garment], _ looks: [Look], _ conditions: OutfitConditions
  ) -> AccessoryChoice {
    var accessories = AccessoryChoice(conditions: conditions)
    for rank in garments.indices {
      guard let type = garments[rank].type, type.slot == .accessory else { continue }
      let rotation = Wearable.rotation(garments[rank], conditions)
      accessories.consider(garments[rank], type: type, rank: rank, isNeutral: looks[rank].isNeutral, rotation: rotation)
    }
    return accessories
  }

  private static func isWorn(_ garment: Garment, for occasion: Occasion) -> Bool {
    occasion.isOutdoors ? garment.type != .slippers : garment.slot != .footwear || garment.type == .slippers
  }

  private static func insulation(of garments: [Garment]) -> Int {
    garments.reduce(0) { $0 + ($1.insulation?.hundredths ?? 0) }
  }
}
