import Foundation

/// The heat balance of a dressed person in the cold, solved for the insulation that keeps it even: IREQ of ISO 11079:2007.
///
/// Symbols and equations are those of the standard, annexes A and B; W/m², °C, kPa, m/s, m²·K/W, and clo only at the end.
struct ColdBalance {
  /// How a person is to feel: just not cooling down, or neither cold nor warm.
  enum Strain {
    case minimal, neutral
  }

  /// What a person does and what is around them.
  struct Conditions {
    var metabolicRate: Double
    var air: Double
    /// The mean temperature of what surrounds the person.
    var radiant: Double
    /// At the height of the person.
    var wind: Double
    var humidity: Double
    var walking: Double = 0
    /// Of the outer fabric, in l/(m²·s): windproof 8, usual 50, open 100.
    var permeability: Double = 50
  }

  /// Clothes as worn, moved and blown at, need this insulation (IREQ), in clo.
  let required: Double
  /// The clothes' own insulation, as ISO 9920 states it (Icl), that gives the required one under wind and movement, in clo.
  let basic: Double

  private static let clo = 0.155

  init(_ conditions: Conditions, strain: Strain) {
    let balance = HeatBalance(conditions, strain)
    let insulation = balance.insulation()
    let covering = HeatBalance.coveringFactor(insulation)
    let (wind, walking, permeability) = (balance.wind, balance.walking, conditions.permeability)
    let correction = 0.54 * exp(-0.15 * wind - 0.22 * walking) * pow(permeability, 0.075) - 0.06 * log(permeability) + 0.5
    required = insulation / Self.clo
    basic = max(0, (insulation + balance.airLayer / covering) / correction - 0.085 / covering) / Self.clo
  }
}

private struct HeatBalance {
  let wind: Double
  let walking: Double
  /// The insulation of the air around the clothes.
  let airLayer: Double
  private let heat: Double
  private let air: Double
  private let radiant: Double
  private let skin: Double
  private let wetness: Double
  private let vapour: (skin: Double, air: Double)

  init(_ conditions: ColdBalance.Conditions, _ strain: ColdBalance.Strain) {
    let rate = min(max(conditions.metabolicRate, 58), 400)
    (air, radiant) = (conditions.air, conditions.radiant)
    wind = min(max(conditions.wind, 0.4), 18)
    // Who works moves the air, also without walking.
    walking = min(max(conditions.walking, 0.0052 * (rate - 58)), 1.2)
    airLayer = 0.092 * exp(-0.15 * wind - 0.22 * walking) - 0.0045
    (skin, wetness) = strain == .minimal ? (33.34 - 0.0354 * rate, 0.06) : (35.7 - 0.0285 * rate, 0.001 * rate)
    vapour = (Self.saturation(skin), Self.saturation(conditions.air) * conditions.humidity / 100)
    let breath = 29 + 0.2 * conditions.air
    let respiration = 0.0173 * rate * (Self.saturation(breath) - vapour.air) + 0.0014 * rate * (breath - conditions.air)
    heat = rate - respiration
  }

  /// Bisects: the thicker the clothes, the more heat is left over.
  func insulation() -> Double {
    var (low, high) = (0.0, 3.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if surplus(middle) > 0 { high = middle } else { low = middle }
    }
    return high
  }

  static func coveringFactor(_ insulation: Double) -> Double { 1 + 1.197 * insulation }

  private func surplus(_ insulation: Double) -> Double {
    let covering = Self.coveringFactor(insulation)
    let evaporation = wetness * (vapour.skin - vapour.air) / (0.06 / 0.38 * (airLayer + insulation))
    let surface = skin - insulation * (heat - evaporation)
    let radiation = radiationCoefficient(surface)
    let convection = 1 / airLayer - radiation
    return heat - evaporation - covering * radiation * (surface - radiant) - covering * convection * (surface - air)
  }

  private func radiationCoefficient(_ surface: Double) -> Double {
    let (warm, cold) = (273 + surface, 273 + radiant)
    // (w⁴ − c⁴)/(w − c), written so that equal temperatures divide nothing by nothing.
    return 5.67e-8 * 0.95 * 0.77 * (warm * warm + cold * cold) * (warm + cold)
  }

  /// kPa over water.
  private static func saturation(_ temperature: Double) -> Double {
    0.1333 * exp(18.6686 - 4030.183 / (max(temperature, -200) + 235))
  }
}
