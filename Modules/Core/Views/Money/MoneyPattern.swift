/// Where the number and the symbol stand in a price: `¤` is the symbol, `#` the number.
struct MoneyPattern {
  /// May hold the symbol, a minus and blanks.
  private let before: String
  private let after: String
  /// Digits in the last group and in the others; nil where nothing is grouped.
  private let groups: (last: Int, others: Int)?

  /// A pattern of `MoneyLocaleTable`; its `-` becomes the minus of the locale.
  init(_ text: Substring, minus: String) {
    let isNumber = { (character: Character) in character == "#" || character == "0" }
    let number = text.drop { !isNumber($0) }.prefix(while: isNumber)
    before = Self.replacing("-", in: text[..<number.startIndex], by: minus)
    after = Self.replacing("-", in: text[number.endIndex...], by: minus)
    groups = number == "#" ? (3, 3) : number == "##" ? (3, 2) : nil
  }

  /// The digits before the decimal sign with signs between their groups.
  func grouped(_ digits: Substring, sign: String, leastDigits: Int) -> String {
    guard let groups, digits.utf8.count >= groups.last + leastDigits else { return String(digits) }
    var grouped = ""
    var left = digits.utf8.count
    for digit in digits {
      if !grouped.isEmpty, left == groups.last || left > groups.last && (left - groups.last).isMultiple(of: groups.others) {
        grouped += sign
      }
      grouped.append(digit)
      left -= 1
    }
    return grouped
  }

  /// The whole price. A no-break space parts the number from a symbol that is a word (Unicode TS 35, part 3, currency spacing).
  func written(_ number: String, symbol: String) -> String {
    let needsBlankBehind = before.last == "¤" && Self.isWord(symbol.unicodeScalars.last)
    let needsBlankBefore = after.first == "¤" && Self.isWord(symbol.unicodeScalars.first)
    return Self.replacing("¤", in: before[...], by: symbol) + (needsBlankBehind ? "\u{A0}" : "") + number
      + (needsBlankBefore ? "\u{A0}" : "") + Self.replacing("¤", in: after[...], by: symbol)
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, nil: false
    default: true
    }
  }

  private static func replacing(_ sign: Character, in text: Substring, by replacement: String) -> String {
    var result = ""
    for character in text {
      if character == sign { result += replacement } else { result.append(character) }
    }
    return result
  }
}
