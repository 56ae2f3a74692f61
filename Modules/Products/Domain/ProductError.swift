public import Foundation
public import Values

/// What the rules of the catalogue refuse.
public enum ProductError: Failure, Equatable {
  case nameMissing
  case priceNegative(Money)
  case noDiscount(Percentage)
  case gtinTaken(GTIN, by: String)
  /// The product of the same name and SKU.
  case alreadyThere(Product)
  case gone(UUID)

  public var kind: FailureKind {
    switch self {
    case .nameMissing: .invalidValue
    case .priceNegative, .noDiscount: .refused
    case .gtinTaken, .alreadyThere: .taken
    case .gone: .notFound
    }
  }

  public var message: String {
    switch self {
    case .nameMissing: "A product needs a name."
    case .priceNegative(let price): "'\(price.decimal)' is no price; a price is not below zero."
    case .noDiscount(let percentage):
      "'\(percentage)' is no discount; a discount is above 0 and below 100 per cent, such as 25 or 12.5."
    case .gtinTaken(let gtin, let name): "The GTIN \(gtin.text) belongs to \(quoted(name)) already."
    case .alreadyThere(let product):
      "\(quoted(product.name))\(product.sku.map { " with the SKU \(quoted($0))" } ?? "") is there already, with the id \(UUIDText.text(product.id))."
    case .gone(let id): "The product \(UUIDText.text(id)) is no longer there."
    }
  }
}
