/// An exact amount of one currency, in whole minor units: 1999 of USD is 19.99 dollars.
public struct Money: Sendable, Hashable {
  /// Cents, yen, fils: as many as `Currency.digits` says.
  public let minorUnits: Int64
  /// Amounts of two currencies are never equal, and no sum is made of them.
  public let currency: Currency

  /// So many minor units of a currency, negative ones too.
  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Below zero; zero itself is not.
  public var isNegative: Bool { minorUnits < 0 }
}
