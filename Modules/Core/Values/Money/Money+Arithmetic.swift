// Checked: a sum that does not fit, or of two currencies, is an error and never a wrong amount.
extension Money {
  /// Throws `MoneyError` for two currencies, and for a sum that is too large.
  public static func + (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.combined(with: right, left.minorUnits.addingReportingOverflow(right.minorUnits))
  }

  /// Throws `MoneyError` for two currencies, and for a difference that is too large.
  public static func - (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.combined(with: right, left.minorUnits.subtractingReportingOverflow(right.minorUnits))
  }

  /// So many times the amount; throws `MoneyError.tooLarge`.
  public static func * (amount: Money, count: Int) throws(MoneyError) -> Money {
    let (units, isTooLarge) = amount.minorUnits.multipliedReportingOverflow(by: Int64(count))
    if isTooLarge { throw .tooLarge }
    return Money(minorUnits: units, currency: amount.currency)
  }

  /// So many per cent of the amount, rounded half up to the minor unit; of a negative amount as of the positive one, then negated.
  ///
  /// Throws `MoneyError.tooLarge`, which no share below 100 per cent is.
  public func share(_ percentage: Percentage) throws(MoneyError) -> Money {
    let whole = UInt128(Percentage.parts) * 100
    let product = UInt128(minorUnits.magnitude) * UInt128(percentage.millionths.magnitude)
    guard let units = Int64(exactly: (product + whole / 2) / whole) else { throw .tooLarge }
    return Money(minorUnits: isNegative != percentage.isNegative ? -units : units, currency: currency)
  }

  /// The amount parted in so many equal ones, rounded half up to the minor unit; nil for less than one part.
  public func divided(by count: Int) -> Money? {
    guard count > 0 else { return nil }
    let parts = UInt64(count)
    let (quotient, rest) = minorUnits.magnitude.quotientAndRemainder(dividingBy: parts)
    let units = Int64(clamping: rest >= parts - rest ? quotient + 1 : quotient)
    return Money(minorUnits: isNegative ? -units : units, currency: currency)
  }

  private func combined(with other: Money, _ result: (partialValue: Int64, overflow: Bool)) throws(MoneyError) -> Money {
    if currency != other.currency { throw .twoCurrencies(currency, other.currency) }
    if result.overflow { throw .tooLarge }
    return Money(minorUnits: result.partialValue, currency: currency)
  }
}
