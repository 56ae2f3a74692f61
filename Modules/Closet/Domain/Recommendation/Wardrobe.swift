import Foundation

/// What can be worn under given conditions, prepared for scoring.
struct Wardrobe {
  private let all: [Garment]
  /// Where those that can be worn stand, in the order of their ids, so that nothing depends on the order they were stored in.
  private let places: [Int]
  /// Those of the body slots.
  let wearables: [Wearable]
  let accessories: AccessoryChoice
  let scorer: OutfitScorer

  /// Takes what is clean, and at home only slippers as footwear.
  init(_ all: [Garment], conditions: OutfitConditions) {
    let places = all.indices.filter { !all[$0].isInWash && Self.isWorn(all[$0], for: conditions.occasion) }
      .map { (key: all[$0].id.sortKey, place: $0) }.sorted { $0 < $1 }.map(\.place)
    let looks = Self.looks(of: all, places)
    let accessories = Self.accessories(among: all, places, looks, conditions)
    var companions: [GarmentType: Int] = [:]
    for type in GarmentType.allCases { companions[type] = Self.insulation(of: accessories.companions(of: type)) }
    wearables = places.enumerated().compactMap { rank, place in
      guard let type = all[place].type, type.slot != .accessory else { return nil }
      return Wearable(
        all[place], type: type, rank: rank, look: looks[rank], companions: companions[type] ?? 0, conditions: conditions)
    }
    self.all = all
    self.places = places
    self.accessories = accessories
    scorer = OutfitScorer(conditions: conditions, alwaysWorn: Self.insulation(of: accessories.always))
  }

  /// The garment of a rank.
  func garment(_ rank: Int) -> Garment { all[places[rank]] }

  private static func looks(of all: [Garment], _ places: [Int]) -> [Look] {
    var tints: [UInt32: Tint] = [:]
    return places.map { place in
      var look = Look()
      for color in all[place].colors {
        if let known = tints[color.rgb] {
          look.add(known)
        } else {
          let tint = Tint(LabColor(color))
          tints[color.rgb] = tint
          look.add(tint)
        }
      }
      return look
    }
  }

  private static func accessories(
    among all: [Garment], _ places: [Int], _ looks: [Look], _ conditions: OutfitConditions
  ) -> AccessoryChoice {
    var accessories = AccessoryChoice(conditions: conditions)
    for (rank, place) in places.enumerated() {
      guard let type = all[place].type, type.slot == .accessory else { continue }
      let rotation = Wearable.rotation(all[place], conditions)
      accessories.consider(all[place], type: type, rank: rank, isNeutral: looks[rank].isNeutral, rotation: rotation)
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
