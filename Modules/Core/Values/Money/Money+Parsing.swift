extension Money {
  /// Takes a plain decimal: digits, and behind a point at most the decimals of the currency; a minus may stand in front.
  ///
  /// A comma is refused, since it parts thousands in one country and decimals in another; so are exponents, blanks and signs.
  public init(parsing amount: String, currency: Currency) throws(ValueError) {
    minorUnits = try Self.minorUnits(amount, currency)
    self.currency = currency
  }

  private static func minorUnits(_ amount: String, _ currency: Currency) throws(ValueError) -> Int64 {
    var digits = amount.utf8[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    guard isDecimal(digits) else { throw refusal(amount) }
    var units: Int64 = 0
    /// Behind the point, once there was one.
    var decimals: Int?
    for byte in digits {
      if byte == UInt8(ascii: ".") {
        decimals = 0
      } else {
        units = try appended(byte, to: units, isNegative, amount)
        decimals? += 1
      }
    }
    let missing = currency.digits - (decimals ?? 0)
    if missing < 0 { throw tooFine(amount, currency) }
    for _ in 0..<missing { units = try appended(UInt8(ascii: "0"), to: units, isNegative, amount) }
    return units
  }

  /// Digits with at most one point, which stands between two of them.
  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    var points = 0
    var previous = UInt8(ascii: ".")
    for byte in text {
      if byte == UInt8(ascii: ".") {
        if previous == byte { return false }
        points += 1
      } else if byte &- 0x30 >= 10 {
        return false
      }
      previous = byte
    }
    return points <= 1 && previous != UInt8(ascii: ".")
  }

  /// Counts down for a negative amount, whose range is one wider.
  private static func appended(
    _ digit: UInt8, to units: Int64, _ isNegative: Bool, _ amount: String
  ) throws(ValueError) -> Int64 {
    let (shifted, isTooLong) = units.multipliedReportingOverflow(by: 10)
    let value = Int64(digit &- 0x30)
    let (units, isTooLarge) = shifted.addingReportingOverflow(isNegative ? -value : value)
    if isTooLong || isTooLarge { throw ValueError("\(quoted(amount)) is too large for an amount of money.") }
    return units
  }

  private static func refusal(_ amount: String) -> ValueError {
    amount.utf8.contains(UInt8(ascii: ","))
      ? ValueError(
        "\(quoted(amount)) is ambiguous: a comma may part thousands or decimals; write digits alone, and decimals behind a point, such as 1800 or 1.80."
      )
      : ValueError("\(quoted(amount)) is no amount of money; write digits, and decimals behind a point, such as 19.99.")
  }

  private static func tooFine(_ amount: String, _ currency: Currency) -> ValueError {
    switch currency.digits {
    case 0: ValueError("\(quoted(amount)) is no amount of \(currency), which has no minor units; write a whole number.")
    default: ValueError("\(quoted(amount)) is no amount of \(currency), which has \(currency.digits) decimals at most.")
    }
  }
}
