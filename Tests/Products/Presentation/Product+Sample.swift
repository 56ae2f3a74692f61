import Foundation
import ProductsDomain
import Values

extension Product {
  /// A product whose id ends with a number.
  static func sample(
    _ number: UInt8, _ name: String, price: String = "19.99 USD", category: ProductsDomain.Category = .electronics,
    description: String? = nil
  ) throws -> Product {
    Product(
      id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, number)), name: name, description: description,
      price: try Money(parsing: price), category: category)
  }

  /// A product with a value in every property.
  static func full() throws -> Product {
    var product = try sample(1, "Desk lamp", description: "Bright,\nwarm")
    product.imageURL = try WebAddress(parsing: "https://example.org/lamp.png")
    product.gtin = try GTIN(parsing: "810354020810")
    product.sku = "L-1"
    return product
  }
}
