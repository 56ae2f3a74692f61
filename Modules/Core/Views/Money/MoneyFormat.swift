public import Entities
public import Values

/// Writes amounts of money as people of a locale do: `$19.99`, `19,99 €`, `￥10,000`, always with all decimals of the currency.
///
/// The same in every version of the system, since the habits are data of the program; digits are Western everywhere.
public struct MoneyFormat: Sendable {
  private let positive: MoneyPattern
  private let negative: MoneyPattern
  private let decimalSign: String
  private let groupSign: String
  private let leastDigits: Int
  /// Of the locale and those it inherits from; a currency without one is written by its code.
  private let symbols: [String: String]

  /// The habits of a locale.
  public init(_ locale: MoneyLocale) {
    let lines = locale.chain.compactMap(MoneyLocaleLine.init(locale:))
    let habits = lines.first
    let patterns = (habits?.pattern ?? "¤\u{A0}#").split(separator: ";")
    let minus = habits?.minus ?? "-"
    let first = patterns.first ?? "#"
    positive = MoneyPattern(first, minus: minus)
    negative = MoneyPattern(patterns.count > 1 ? patterns[1] : "-" + first, minus: minus)
    decimalSign = habits?.decimalSign ?? "."
    groupSign = habits?.groupSign ?? ""
    leastDigits = habits?.leastDigits ?? 1
    let known = lines.flatMap(\.symbols).map { (String($0.code), $0.symbol) }
    symbols = Dictionary(known, uniquingKeysWith: { nearest, _ in nearest })
  }

  /// The habits the environment asks for; see `MoneyLocale.init(environment:)`.
  public init(environment: [String: String]) {
    self.init(MoneyLocale(environment: environment))
  }

  /// The amount with the symbol of its currency.
  public func text(of money: Money) -> String {
    let pattern = money.isNegative ? negative : positive
    let code = money.currency.text
    let decimal = money.decimal[...]
    let digits = money.isNegative ? decimal.utf8.dropFirst() : decimal.utf8
    let point = digits.firstIndex(of: UInt8(ascii: "."))
    var number = ""
    pattern.append(digits[..<(point ?? digits.endIndex)], to: &number, sign: groupSign, leastDigits: leastDigits)
    if let point {
      number += decimalSign
      number += decimal[decimal.index(after: point)...]
    }
    return pattern.written(number, symbol: symbols[code] ?? code)
  }

  /// The amount where the value is one, else what people see of it.
  public func text(of value: PropertyValue) -> String {
    if case .money(let money) = value { text(of: money) } else { value.displayText }
  }
}
