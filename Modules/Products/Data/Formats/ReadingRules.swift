import Entities
import Files
import ProductsDomain
import Values

/// What is known beforehand of all rows of a file.
struct ReadingRules {
  /// Of amounts that state none; nil where such an amount is an error.
  var currency: Currency?
  var categories = CategoryTable()

  /// The currency, for a format that never states one.
  func currency(of format: String) throws -> Currency {
    guard let currency else {
      throw ValueError("Files of \(format) state no currency; say which with --currency, such as --currency EUR.")
    }
    return currency
  }

  /// An amount with its currency, as in `10.20 EUR`, or without one.
  func money(_ text: String) throws -> Money {
    if text.utf8.contains(UInt8(ascii: " ")) { return try Money(parsing: text) }
    guard let currency else {
      throw ValueError(
        "\(quoted(text)) has no currency; state one beside it, or say which with --currency, such as --currency EUR.")
    }
    return try Money(parsing: text, currency: currency)
  }
}

// The app's own formats, in which a row states most by itself.
extension ReadingRules {
  /// What every product needs and nobody decided.
  var requiredColumns: [String] { ["name", "price"] + (categories.fallback == nil ? ["category"] : []) }

  /// What a row changes; its price is replaced in every row.
  var blank: Product {
    Product(name: "", price: Money(minorUnits: 0, currency: currency ?? .euro), category: categories.fallback ?? .books)
  }

  var completions: [String: InputCompletion] {
    [
      "price": { input in
        guard case .text(let text) = input else { return input }
        let money = try money(text)
        return .money(amount: money.decimal, currency: money.currency.text)
      },
      "category": { input in
        guard case .text(let text) = input else { return .text(try categories.category(of: []).text) }
        return .text(try categories.category(of: [text]).text)
      },
    ]
  }
}
