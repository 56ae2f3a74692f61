import Values

/// What a list of garments is narrowed to; all that is given must hold. Texts are compared folded, contained anywhere.
public struct GarmentFilter: Sendable, Equatable {
  /// Contained in the name.
  public var name: String?
  /// Exactly this type.
  public var type: GarmentType?
  /// Exactly this slot.
  public var slot: Slot?
  /// Contained in one of its colours, as they are written.
  public var color: String?
  /// Contained in the brand.
  public var brand: String?
  /// Contained in the material.
  public var material: String?
  /// Exactly this formality.
  public var formality: Formality?
  /// Only those in the wash, or only those that are not.
  public var isInWash: Bool?

  /// Without arguments every garment fits.
  public init(
    name: String? = nil, type: GarmentType? = nil, slot: Slot? = nil, color: String? = nil, brand: String? = nil,
    material: String? = nil, formality: Formality? = nil, isInWash: Bool? = nil
  ) {
    self.name = name
    self.type = type
    self.slot = slot
    self.color = color
    self.brand = brand
    self.material = material
    self.formality = formality
    self.isInWash = isInWash
  }
}
