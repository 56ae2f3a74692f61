extension Money: TextValue, CustomStringConvertible {
  /// Bytes a plain decimal has at most: a minus, 19 digits, a point.
  public static let longestDecimal = 24

  /// The amount and the code with a blank between them, as in `10.20 EUR` (the price attribute of Google Merchant Center).
  public init(parsing text: String) throws(ValueError) {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else {
      throw ValueError("\(quoted(text)) is no amount with its currency; write both, such as '19.99 USD'.")
    }
    try self.init(parsing: String(parts[0]), currency: Currency(parsing: String(parts[1])))
  }

  /// `19.99 USD`.
  public var text: String { "\(decimal) \(currency)" }

  public var description: String { text }

  /// The amount alone with all decimals of its currency: `19.99`, `-5.00`, `10000` for JPY.
  public var decimal: String {
    String(unsafeUninitializedCapacity: Self.longestDecimal) { output in output.baseAddress.map(writeDecimal) ?? 0 }
  }

  /// Writes `decimal` to memory that has room for `longestDecimal` bytes, and returns how many were used.
  public func writeDecimal(to output: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = minorUnits.magnitude
    var place = Self.longestDecimal
    var written = 0
    repeat {
      if written > 0, written == currency.digits {
        place -= 1
        output[place] = UInt8(ascii: ".")
      }
      place -= 1
      output[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      written += 1
    } while rest > 0 || written <= currency.digits
    if isNegative {
      place -= 1
      output[place] = UInt8(ascii: "-")
    }
    let count = Self.longestDecimal - place
    output.update(from: output + place, count: count)
    return count
  }
}
