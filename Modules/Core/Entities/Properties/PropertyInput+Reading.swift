public import Values

extension PropertyInput {
  /// The text, or nil when there is none.
  ///
  /// Throws a `ValueError` for a list.
  @inlinable
  public func singleText(_ name: String) throws(ValueError) -> String? {
    switch self {
    case .empty: nil
    case .text(let text): text.isEmpty ? nil : text
    case .list: throw ValueError("'\(name)' is one value, not a list.")
    case .money: throw ValueError("'\(name)' is no amount of money.")
    }
  }

  /// The amount of money, or nil when there is none; a text says amount and currency, as in `19.99 USD`.
  ///
  /// Throws a `ValueError` for what is no amount, and for one without a currency.
  public func money(_ name: String) throws(ValueError) -> Money? {
    if case .money(let amount, let currency) = self {
      return try Money(parsing: amount, currency: Currency(parsing: currency))
    }
    guard let text = try singleText(name) else { return nil }
    if text.utf8.contains(UInt8(ascii: " ")) { return try Money(parsing: text) }
    throw ValueError("\(quoted(text)) has no currency; an amount needs one, such as EUR.")
  }

  /// The items of a list; a text is a list of one.
  public var items: [String] {
    switch self {
    case .empty: []
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let items): items
    case .money(let amount, let currency): ["\(amount) \(currency)"]
    }
  }
}
