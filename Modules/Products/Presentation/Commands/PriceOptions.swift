import Commands
import Values

/// A price and its currency, as they are given on the command line.
struct PriceOptions: ParsableArguments {
  @Option(help: .init("What one costs, in digits with a point, such as 19.99.", valueName: "amount"))
  var price: String?
  @Option(help: .init("The currency of the price, such as USD or EUR.", valueName: "code"), transform: Currency.init(parsing:))
  var currency: Currency?

  /// The price, in the given currency or else the one that is known; nil where none was given.
  ///
  /// Throws `ValueError` for what is no amount, and where the currency is not known.
  func money(currency known: Currency? = nil) throws(ValueError) -> Money? {
    guard let price else {
      if currency == nil { return nil }
      throw ValueError("A currency needs its amount; give --price too.")
    }
    // Also with its currency, as the form takes it: '19.99 USD'.
    if currency == nil, price.utf8.contains(UInt8(ascii: " ")) { return try Money(parsing: price) }
    guard let currency = currency ?? known else {
      throw ValueError("\(quoted(price)) has no currency; say which with --currency, such as --currency USD.")
    }
    return try Money(parsing: price, currency: currency)
  }
}
