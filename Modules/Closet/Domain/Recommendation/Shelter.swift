/// How much of rain and wind is kept out, in per cent: by the outer layer and by what is on the feet.
struct Shelter {
  private let rain: Double
  private let wind: Double

  init(_ weather: Weather) {
    rain = weather.rain / 100
    // A breeze of 15 km/h is not felt through clothes, a gale of 60 is.
    wind = min(1, max(0, (weather.wind - 15) / 45))
  }

  /// Without an outer layer and barefoot.
  static func bare(_ conditions: OutfitConditions) -> Int {
    guard conditions.occasion.isOutdoors else { return 100 }
    let shelter = Shelter(conditions.weather)
    return 100 - shelter.body - shelter.feet - shelter.gusts
  }

  private var body: Int { Int((50 * rain).rounded()) }
  private var feet: Int { Int((20 * rain).rounded()) }
  private var gusts: Int { Int((30 * wind).rounded()) }

  /// What one garment takes off.
  func share(of garment: Garment, _ type: GarmentType) -> Int {
    let isWaterproof = garment.isWaterproof ?? type.isWaterproof
    switch type.slot {
    case .outerLayer:
      // Any coat helps in a shower and in a breeze.
      let rainShare = isWaterproof ? body : body / 4
      let isWindproof = garment.isWindproof ?? type.isWindproof
      return rainShare + (isWindproof || isWaterproof ? gusts : gusts / 2)
    case .footwear:
      if isWaterproof { return feet }
      return type == .boots ? feet * 3 / 4 : type == .sandals || type == .slippers ? 0 : feet / 2
    default: return 0
    }
  }
}
