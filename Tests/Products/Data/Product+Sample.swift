import Foundation
import ProductsDomain
import Values

extension Product {
  /// A product that keeps every rule.
  static func sample(
    _ name: String = "Lamp", price: String = "19.99 USD", category: ProductsDomain.Category = .electronics, gtin: String? = nil,
    sku: String? = nil, description: String? = nil
  ) throws -> Product {
    Product(
      name: name, description: description, price: try Money(parsing: price), category: category,
      gtin: try gtin.map { try GTIN(parsing: $0) }, sku: sku)
  }

  /// A product with a value in every property.
  static func full() throws -> Product {
    Product(
      id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "Desk lamp",
      description: "Bright,\n\"warm\"",
      price: try Money(parsing: "19.99 USD"), category: .electronics,
      imageURL: try WebAddress(parsing: "https://example.org/lamp.png"),
      gtin: try GTIN(parsing: "810354020810"), sku: "L-1")
  }
}
