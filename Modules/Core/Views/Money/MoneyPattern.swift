/// Where the number and the symbol stand in a price: `¤` is the symbol, `#` the number.
struct MoneyPattern {
  /// What stands on one side of the number: text, perhaps the symbol, and text.
  private struct Side {
    let before: String
    let hasSymbol: Bool
    let after: String

    /// The `-` of a pattern becomes the minus of the locale.
    init(_ text: Substring, minus: String) {
      let parts = text.split(separator: "¤", maxSplits: 1, omittingEmptySubsequences: false)
      before = Self.replacingMinus(in: parts[0], by: minus)
      hasSymbol = parts.count > 1
      after = hasSymbol ? Self.replacingMinus(in: parts[1], by: minus) : ""
    }

    private static func replacingMinus(in text: Substring, by minus: String) -> String {
      text.split(separator: "-", omittingEmptySubsequences: false).joined(separator: minus)
    }
  }

  private let left: Side
  private let right: Side
  /// Digits in the last group and in the others; nil where nothing is grouped.
  private let groups: (last: Int, others: Int)?

  /// A pattern of `MoneyLocaleTable`.
  init(_ text: Substring, minus: String) {
    let isNumber = { (character: Character) in character == "#" || character == "0" }
    let number = text.drop { !isNumber($0) }.prefix(while: isNumber)
    left = Side(text[..<number.startIndex], minus: minus)
    right = Side(text[number.endIndex...], minus: minus)
    groups = number == "#" ? (3, 3) : number == "##" ? (3, 2) : nil
  }

  /// Appends the digits before the decimal sign, with signs between their groups.
  func append(_ digits: Substring.UTF8View, to text: inout String, sign: String, leastDigits: Int) {
    var left = digits.count
    let isGrouped = groups.map { left >= $0.last + leastDigits } ?? false
    var isFirst = true
    for digit in digits {
      if isGrouped, !isFirst, let groups, left >= groups.last, (left - groups.last).isMultiple(of: groups.others) { text += sign }
      text.unicodeScalars.append(Unicode.Scalar(digit))
      isFirst = false
      left -= 1
    }
  }

  /// The whole price. A no-break space parts the number from a symbol that is a word (Unicode TS 35, part 3, currency spacing).
  func written(_ number: String, symbol: String) -> String {
    var text = left.before
    if left.hasSymbol { text += symbol }
    if left.hasSymbol, left.after.isEmpty, Self.isWord(symbol.unicodeScalars.last) { text += "\u{A0}" }
    text += left.after
    text += number
    text += right.before
    if right.hasSymbol, right.before.isEmpty, Self.isWord(symbol.unicodeScalars.first) { text += "\u{A0}" }
    if right.hasSymbol { text += symbol }
    text += right.after
    return text
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, nil: false
    default: true
    }
  }
}
