public import Values

/// What a wear of one garment has cost so far.
public struct WearCost: Sendable, Equatable {
  /// Its price is known.
  public let garment: Garment
  /// The price divided by the wears, rounded half up to the minor unit; never worn costs the same as worn once.
  public let cost: Money

  /// nil where no price is known.
  public init?(_ garment: Garment) {
    guard let cost = garment.price?.divided(by: max(1, garment.wears)) else { return nil }
    self.garment = garment
    self.cost = cost
  }
}
