import ClosetDomain
import Foundation
import TestSupport
import Values

extension Garment {
  /// A garment as it is stored; `number` is its id, in whose order equals stand.
  static func sample(
    _ type: GarmentType, _ number: Int = 1, name: String? = nil, colors: String = "", pattern: String? = nil,
    material: String? = nil, formality: Formality? = nil, clo: Int? = nil, waterproof: Bool? = nil, price: String? = nil,
    wears: Int = 0, lastWorn: String? = nil, inWash: Bool = false
  ) throws -> Garment {
    try Garment(
      id: id(number), name: name ?? "\(type.text) \(number)", type: type, colors: GarmentColor.list(parsing: [colors]),
      pattern: pattern, material: material, formality: formality, insulation: clo.map { try Insulation(hundredths: $0) },
      isWaterproof: waterproof, price: price.map { try Money(parsing: $0) }, wears: wears,
      lastWorn: lastWorn.map { try Day(parsing: $0) }, isInWash: inWash
    ).prepared()
  }

  static func id(_ number: Int) -> UUID {
    let high = UInt64(number).bigEndian
    return UUID(uuid: unsafeBitCast((high, UInt64(0)), to: uuid_t.self))
  }
}

extension [Garment] {
  /// Random ones of every slot, from few colours and types, so that much is nearly equal.
  static func random(_ count: Int, using random: inout SeededRandom, day: Day) throws -> [Garment] {
    let types = GarmentType.allCases
    let colors = [
      "black", "white", "navy", "grey", "red", "green", "burgundy", "mustard", "teal", "pink", "denim", "beige", "#a04080",
      "#30c0a0",
      "orange", "purple",
    ]
    let patterns: [String?] = [nil, nil, nil, "striped", "floral"]
    return try (0..<count).map { number in
      let type = types.randomElement(using: &random) ?? .shirt
      let palette = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in colors.randomElement(using: &random) }
      let ago = Int.random(in: -1...40, using: &random)
      return try Garment(
        id: Garment.id(number * 7 % 1009 + 1), name: "Number \(number)", type: type,
        colors: GarmentColor.list(parsing: palette), pattern: patterns.randomElement(using: &random) ?? nil,
        formality: Bool.random(using: &random) ? nil : Formality.allCases.randomElement(using: &random),
        insulation: Bool.random(using: &random) ? nil : Insulation(hundredths: Int.random(in: 0...80, using: &random)),
        isWaterproof: Bool.random(using: &random) ? nil : Bool.random(using: &random),
        lastWorn: ago < 0 ? nil : Day(number: day.number - ago)
      ).prepared()
    }
  }
}

extension OutfitConditions {
  static func at(
    _ low: Double, _ high: Double? = nil, rain: Double = 0, wind: Double = 10, occasion: Occasion = .casual,
    on day: String = "2026-03-01"
  ) throws -> OutfitConditions {
    OutfitConditions(
      weather: try Weather(low: low, high: high ?? low, rain: rain, wind: wind), occasion: occasion, day: try Day(parsing: day))
  }
}
