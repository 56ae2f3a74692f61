import Foundation

/// The insulation of an ensemble that suits a temperature, in clo.
struct ComfortRange: Equatable {
  /// With less one feels cold.
  let lowest: Double
  /// With more one feels warm.
  let highest: Double
  /// What is aimed at.
  let target: Double

  /// Up to 10 °C what ISO 11079 computes, from minimal to neutral strain; from 20 °C what people are found to wear (ASHRAE 55);
  /// between them from the one to the other. Indoors people dress by the weather outside, as ASHRAE 55 has it.
  init(at temperature: Double, weather: Weather, occasion: Occasion) {
    let mild = Self.mild(temperature, occasion)
    guard occasion.isOutdoors, temperature < 20 else {
      self = mild
      return
    }
    let cold = Self.cold(min(temperature, 10), weather, occasion)
    let share = min(1, max(0, (temperature - 10) / 10))
    self = cold.mixed(with: mild, share: share)
  }

  private init(lowest: Double, highest: Double, target: Double) {
    self.lowest = lowest
    self.highest = highest
    self.target = target
  }

  private func mixed(with other: ComfortRange, share: Double) -> ComfortRange {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return ComfortRange(
      lowest: mix(lowest, other.lowest), highest: mix(highest, other.highest), target: mix(target, other.target))
  }

  private static func cold(_ temperature: Double, _ weather: Weather, _ occasion: Occasion) -> ComfortRange {
    // ISO 11079, annex D: the wind at ten metres is 1.5 times that at the height of a person.
    let conditions = ColdBalance.Conditions(
      metabolicRate: occasion.metabolicRate, air: temperature, radiant: temperature, wind: weather.wind / 3.6 / 1.5,
      humidity: weather.humidity)
    let lowest = ColdBalance(conditions, strain: .minimal).basic
    let highest = ColdBalance(conditions, strain: .neutral).basic
    return ComfortRange(lowest: lowest, highest: highest, target: (lowest + highest) / 2)
  }

  private static func mild(_ temperature: Double, _ occasion: Occasion) -> ComfortRange {
    let worn = outdoorRelation(temperature) * (occasion == .sport ? 0.8 : 1)
    // Nobody is too lightly dressed in the heat.
    let lightness = min(1, max(0, (26 - temperature) / 6))
    let highest = worn * 1.15 - 0.0225 * min(8, max(0, temperature - 26))
    return ComfortRange(lowest: worn * 0.85 * lightness, highest: highest, target: min(worn, highest))
  }

  /// The clothing people are found to wear, by the outdoor air temperature at 6 a.m. (ANSI/ASHRAE 55, section 5.2.2.2).
  static func outdoorRelation(_ temperature: Double) -> Double {
    switch temperature {
    case ..<(-5): 1
    case ..<5: 0.818 - 0.0364 * temperature
    case ..<26: pow(10, -0.1635 - 0.0066 * temperature)
    default: 0.46
    }
  }

  /// How comfortable an ensemble is, in hundredths of a per cent: 10,000 within the range, below it the share of what is needed, above
  /// it less for every clo too much. The search relies on its being concave.
  func comfort(_ clo: Double) -> Int {
    let share = clo < lowest ? clo / lowest : clo > highest ? max(0, 1 - (clo - highest) / (1 + highest)) : 1
    return Int((share * 10_000).rounded())
  }
}
