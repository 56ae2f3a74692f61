/// What a list of garments can be sorted by.
public enum GarmentOrder: String, Sendable, CaseIterable {
  case name, type, slot
  case clo
  /// By amount within a currency.
  case price
  case purchased
  case wears
  /// What was never worn comes last.
  case lastWorn
  case brand
}
