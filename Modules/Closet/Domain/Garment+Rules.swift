import Values

extension Garment {
  /// The garment as it is stored: texts tidied, and what nobody said taken from its type and material.
  ///
  /// Throws `ClosetError` when it breaks a rule that concerns it alone.
  public func prepared() throws(ClosetError) -> Garment {
    var garment = self
    garment.name = Tidy.text(name)
    garment.pattern = Tidy.optional(pattern).flatMap { Self.plainWords.contains(PlainWord.of($0)) ? nil : $0 }
    garment.material = Tidy.optional(material)
    garment.brand = Tidy.optional(brand)
    if garment.name.isEmpty { throw .nameMissing }
    guard let type else { throw .typeMissing }
    if let price, price.isNegative { throw .negativePrice(price) }
    // Who knows the day it was worn on knows that it was worn.
    if lastWorn != nil { garment.wears = max(1, wears) }
    garment.fillDefaults(of: type)
    return garment
  }

  /// Takes anew from type and material what was taken from the former ones, and keeps what was stated.
  mutating func refreshDefaults(from former: Garment) {
    guard let formerType = former.type else { return }
    if formality == former.formality, former.formality == formerType.formality { formality = nil }
    if insulation == former.insulation, former.insulation == former.usualInsulation { insulation = nil }
    if isWaterproof == former.isWaterproof, former.isWaterproof == formerType.isWaterproof { isWaterproof = nil }
    if isWindproof == former.isWindproof, former.isWindproof == formerType.isWindproof { isWindproof = nil }
  }

  /// That of its type in its material; nil only without a type.
  var usualInsulation: Insulation? { type?.insulation(FabricWeight(material: material)) }

  private mutating func fillDefaults(of type: GarmentType) {
    formality = formality ?? type.formality
    insulation = insulation ?? usualInsulation
    isWaterproof = isWaterproof ?? type.isWaterproof
    isWindproof = isWindproof ?? type.isWindproof
  }

  private static let plainWords: Set = ["plain", "solid", "none"]
}
