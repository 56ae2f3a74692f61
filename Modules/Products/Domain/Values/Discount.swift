public import Values

/// So many per cent off a price: above 0 and below 100, decimals allowed.
public struct Discount: Sendable, Hashable {
  /// Exactly as it was given.
  public let percentage: Percentage

  /// Throws `ProductError.noDiscount` for nothing, everything, and beyond.
  public init(_ percentage: Percentage) throws(ProductError) {
    guard percentage > Percentage(0), percentage < Percentage(100) else { throw .noDiscount(percentage) }
    self.percentage = percentage
  }

  /// What a price becomes: the discount rounds half up to the minor unit, the new price is the difference.
  public func applied(to price: Money) throws(MoneyError) -> DiscountedPrice {
    let discount = try price.share(percentage)
    return DiscountedPrice(price: price, discount: discount, newPrice: try price - discount)
  }
}
