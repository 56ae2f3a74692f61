import Entities
public import ProductsDomain
import Values
public import Views

/// Words products for people: prices by locale, descriptions on one line.
public struct ProductListPresenter: Sendable {
  private let prices: MoneyFormat

  /// Prices are written in this format.
  public init(prices: MoneyFormat) {
    self.prices = prices
  }

  /// What a list shows of a product.
  public func item(_ product: Product) -> ProductDisplayItem {
    ProductDisplayItem(
      id: product.id, name: product.name, formattedPrice: formattedPrice(product.price), description: description(of: product))
  }

  /// `$19.99`, `19,99 €`.
  func formattedPrice(_ price: Money) -> String { prices.text(of: price) }

  func description(of product: Product) -> String {
    guard let description = product.description else { return "" }
    // Nearly every description is one line, told by its bytes: those line ends are, and those longer ones begin with.
    let mayHaveLines = description.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
    return mayHaveLines ? description.split(whereSeparator: \.isNewline).joined(separator: " ") : description
  }
}
