public import Values

/// Figures about a closet.
public struct ClosetStatistics: Sendable, Equatable {
  /// All that were counted.
  public var garments = 0
  /// Of them in the wash.
  public var inWash = 0
  /// Wears of all garments together.
  public var wears = 0
  /// Never worn at all.
  public var neverWorn = 0
  /// What is known to have been paid, by currency; what would make a sum too large for an amount is left out.
  public var paid: [Currency: Money] = [:]
  /// By slot.
  public var bySlot: [Slot: Int] = [:]
  /// By the family of the main colour; those without one are left out.
  public var byColor: [ColorFamily: Int] = [:]
  /// What a wear has cost so far, dearest first within a currency; only where a price is known.
  public var costs: [WearCost] = []
  /// Worn, but not for a year, the longest ago first.
  public var notWornForYear: [Garment] = []

  /// The figures of an empty closet.
  public init() {}
}
