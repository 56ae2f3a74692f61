import Values

/// What counts of one garment under given conditions.
struct Wearable {
  /// Its place among all garments of the closet in the order of their ids.
  let rank: Int
  let slot: Slot
  /// In hundredths of a clo, with what is worn with it alone, such as socks in shoes.
  let insulation: Int
  let look: Look
  let formality: Formality
  let isBold: Bool
  /// Per cent, each.
  let season: Int
  let rotation: Int
  /// What it adds to the shelter of the outfit from rain and wind, in per cent.
  let shelter: Int

  init(_ garment: Garment, type: GarmentType, rank: Int, look: Look, companions: Int, conditions: OutfitConditions) {
    self.rank = rank
    self.look = look
    slot = type.slot
    insulation = (garment.insulation?.hundredths ?? type.insulation(.normal).hundredths) + companions
    formality = garment.formality ?? type.formality
    isBold = PatternKind.isBold(garment.pattern)
    season = Self.season(type, conditions)
    rotation = Self.rotation(garment, conditions)
    shelter = conditions.occasion.isOutdoors ? Shelter(conditions.weather).share(of: garment, type) : 0
  }

  /// Less for every degree the day lies outside what the type is worn in.
  private static func season(_ type: GarmentType, _ conditions: OutfitConditions) -> Int {
    guard conditions.occasion.isOutdoors else { return 100 }
    let weather = conditions.weather
    let temperature = type.slot.isRemovable ? weather.low : (weather.low + weather.high) / 2
    let range = type.season
    let outside = max(range.lowerBound - temperature, temperature - range.upperBound, 0)
    return Int((max(0, 1 - outside / 12) * 100).rounded())
  }

  /// What was worn lately waits; what was never worn, or not for a month, comes first.
  static func rotation(_ garment: Garment, _ conditions: OutfitConditions) -> Int {
    guard let lastWorn = garment.lastWorn else { return 100 }
    switch conditions.day.number - lastWorn.number {
    case ..<1: return 0
    case 1: return 15
    case 2: return 35
    case 3..<7: return 60
    case 7..<14: return 80
    case 14..<30: return 90
    default: return 100
    }
  }
}
