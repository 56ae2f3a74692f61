public import Entities
public import Foundation
public import Values

/// One thing in somebody's closet.
public struct Garment: Entity {
  /// What messages call it.
  public static let noun = Noun("garment", "garments")

  /// Made when the garment is added, or stated by a file; never changes.
  public var id: UUID
  /// What its owner calls it; never empty once stored.
  public var name: String
  /// Decides the slot; nil only before the rules have looked at it.
  public var type: GarmentType?
  /// The main one first; without any it is taken to go with everything.
  public var colors: [GarmentColor]
  /// As people write it: striped, floral; nil for plain.
  public var pattern: String?
  /// As people write it: wool, 100 % cotton.
  public var material: String?
  /// Once stored never nil: that of the type where nobody said otherwise.
  public var formality: Formality?
  /// Its own insulation; once stored never nil: that of type and material where nobody said otherwise.
  public var insulation: Insulation?
  /// Whether rain stays outside; once stored never nil.
  public var isWaterproof: Bool?
  /// Whether wind stays outside; once stored never nil.
  public var isWindproof: Bool?
  /// Who made it.
  public var brand: String?
  /// What it cost; never negative once stored.
  public var price: Money?
  /// As exactly as it is known.
  public var purchased: CalendarDate?
  /// On how many days it was worn.
  public var wears: Int
  /// nil when it was never worn, or nobody knows when.
  public var lastWorn: Day?
  /// Whether it cannot be worn until it is washed.
  public var isInWash: Bool

  /// A garment no rule has looked at yet; see `prepared()`.
  public init(
    id: UUID = RandomID.make(), name: String, type: GarmentType?, colors: [GarmentColor] = [], pattern: String? = nil,
    material: String? = nil, formality: Formality? = nil, insulation: Insulation? = nil, isWaterproof: Bool? = nil,
    isWindproof: Bool? = nil, brand: String? = nil, price: Money? = nil, purchased: CalendarDate? = nil, wears: Int = 0,
    lastWorn: Day? = nil,
    isInWash: Bool = false
  ) {
    self.id = id
    self.name = name
    self.type = type
    self.colors = colors
    self.pattern = pattern
    self.material = material
    self.formality = formality
    self.insulation = insulation
    self.isWaterproof = isWaterproof
    self.isWindproof = isWindproof
    self.brand = brand
    self.price = price
    self.purchased = purchased
    self.wears = wears
    self.lastWorn = lastWorn
    self.isInWash = isInWash
  }

  /// nil only before the rules have looked at the type.
  public var slot: Slot? { type?.slot }
}
