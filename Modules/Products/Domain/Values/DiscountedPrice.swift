public import Values

/// A price, what is taken off it, and what is left.
public struct DiscountedPrice: Sendable, Equatable {
  /// As it was.
  public let price: Money
  /// In whole minor units.
  public let discount: Money
  /// The difference of the two.
  public let newPrice: Money
}
