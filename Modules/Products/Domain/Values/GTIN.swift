public import Values

/// A Global Trade Item Number (GS1 General Specifications, section 7.9), the number in the bar code of a product.
///
/// Numbers of 8, 12, 13 and 14 digits are one once zeros in front fill them up to 14, so `0060383042400` and `060383042400` are equal.
public struct GTIN: TextValue {
  /// The 14 digits as a number; the last is a check digit.
  public let number: Int

  /// The lengths a number may have.
  private static let lengths = [8, 12, 13, 14]

  /// Takes 8, 12, 13 or 14 digits, also with blanks and hyphens between them.
  public init(parsing text: String) throws(ValueError) {
    let digits = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    guard Self.lengths.contains(digits.count), digits.allSatisfy({ $0 &- 0x30 < 10 }) else {
      throw ValueError("\(quoted(text)) is no GTIN; a GTIN has 8, 12, 13 or 14 digits.")
    }
    let number = digits.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    guard number > 0 else { throw ValueError("\(quoted(text)) is no GTIN; it is all zeros.") }
    let check = Self.checkDigit(of: number / 10)
    guard number % 10 == check else { throw ValueError("\(quoted(text)) is no GTIN; its check digit would be \(check).") }
    self.number = number
  }

  /// A number that was a GTIN before, such as one from storage; nil when it is none.
  public init?(number: Int) {
    guard number > 0, number < 100_000_000_000_000, Self.checkDigit(of: number / 10) == number % 10 else { return nil }
    self.number = number
  }

  /// The digits in the shortest of the four lengths they fit in.
  public var text: String {
    let digits = String(number)
    let length = Self.lengths.first { $0 >= digits.utf8.count } ?? digits.utf8.count
    return String(repeating: "0", count: length - digits.utf8.count) + digits
  }

  /// The check digit behind these digits: from the right the weights 3 and 1 in turn, modulo 10.
  public static func checkDigit(of digits: Int) -> Int {
    var (sum, rest, weight) = (0, digits, 3)
    while rest > 0 {
      sum += rest % 10 * weight
      weight = 4 - weight
      rest /= 10
    }
    return (10 - sum % 10) % 10
  }
}
