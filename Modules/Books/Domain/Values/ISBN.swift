public import Values

/// An International Standard Book Number (ISO 2108), kept in its 13-digit form whichever form it was given in.
public struct ISBN: TextValue {
  /// 13 digits, the last a check digit, as a number; it begins with 978 or 979.
  public let number: Int

  /// Takes 10 or 13 digits, hyphens, dashes and blanks between them, and `ISBN` before them.
  public init(parsing text: String) throws(ValueError) {
    let digits = Self.significant(text)
    switch digits.count {
    case 13: number = try Self.thirteen(digits, text)
    case 10: number = try Self.ten(digits, text)
    default: throw ValueError("\(quoted(text)) is no ISBN; an ISBN has 10 or 13 digits.")
    }
  }

  /// A number that was an ISBN before, such as one from storage; nil when it is none.
  public init?(number: Int) {
    guard Self.hasPrefix(number / 10), Self.checkDigit13(number / 10) == number % 10 else { return nil }
    self.number = number
  }

  /// The 13 digits without hyphens.
  public var text: String { String(number) }

  /// The 10-character form; nil for the range 979, which has none.
  public var tenDigits: String? {
    guard number / 10_000_000_000 == 978 else { return nil }
    let nine = String(1_000_000_000 + number / 10 % 1_000_000_000).dropFirst()
    let check = Self.checkValue10(Array(nine.utf8))
    return nine + (check == 10 ? "X" : String(check))
  }

  /// The check digit for the first twelve digits: weights 1 and 3, modulo 10; never X.
  public static func checkDigit13(_ twelve: Int) -> Int {
    var (sum, rest, weight) = (0, twelve, 3)
    while rest > 0 {
      sum += rest % 10 * weight
      weight = 4 - weight
      rest /= 10
    }
    return (10 - sum % 10) % 10
  }

  /// The check value for the first nine digits: weights 10 down to 2, modulo 11; 10 is written X.
  static func checkValue10(_ nine: [UInt8]) -> Int {
    var sum = 0
    for (index, digit) in nine.enumerated() { sum += Int(digit &- 48) * (10 - index) }
    return (11 - sum % 11) % 11
  }

  private static func hasPrefix(_ twelve: Int) -> Bool {
    twelve / 1_000_000_000 == 978 || twelve / 1_000_000_000 == 979
  }

  private static func thirteen(_ digits: [UInt8], _ text: String) throws(ValueError) -> Int {
    let twelve = try number(digits.dropLast(), text)
    guard hasPrefix(twelve) else { throw ValueError("\(quoted(text)) is no ISBN; 13 digits begin with 978 or 979.") }
    let check = checkDigit13(twelve)
    guard digits[12] == UInt8(check) + 48 else { throw wrongCheck(text, String(check)) }
    return twelve * 10 + check
  }

  private static func ten(_ digits: [UInt8], _ text: String) throws(ValueError) -> Int {
    let nine = try number(digits.dropLast(), text)
    let check = checkValue10(Array(digits.dropLast()))
    let isRight = check == 10 ? digits[9] | 0x20 == UInt8(ascii: "x") : digits[9] == UInt8(check) + 48
    guard isRight else { throw wrongCheck(text, check == 10 ? "X" : String(check)) }
    let twelve = 978_000_000_000 + nine
    return twelve * 10 + checkDigit13(twelve)
  }

  private static func number(_ digits: ArraySlice<UInt8>, _ text: String) throws(ValueError) -> Int {
    guard digits.allSatisfy({ (48...57).contains($0) }) else {
      throw ValueError("\(quoted(text)) is no ISBN; it has something other than digits.")
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  private static func wrongCheck(_ text: String, _ check: String) -> ValueError {
    ValueError("\(quoted(text)) is no ISBN; its check digit would be \(check).")
  }
}

extension ISBN {
  /// What is left without `ISBN` and separators, each scalar as one byte; one beyond ASCII becomes none of the digits.
  private static func significant(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(13)
    for scalar in text.unicodeScalars.dropFirst(labelLength(text)) where !isSeparator(scalar) {
      bytes.append(scalar.isASCII ? UInt8(scalar.value) : .max)
    }
    return bytes
  }

  private static func labelLength(_ text: String) -> Int {
    guard text.utf8.first.map({ $0 >= UInt8(ascii: "A") }) ?? false else { return 0 }
    let lowered = text.lowercased()
    return ["urn:isbn:", "isbn-13:", "isbn-10:", "isbn:", "isbn"].first { lowered.hasPrefix($0) }?.utf8.count ?? 0
  }

  /// Web pages and typeset catalogues have dashes and no-break spaces where a person types a hyphen.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", " ", "\u{A0}", "\u{2010}"..."\u{2013}": true
    default: false
    }
  }
}
