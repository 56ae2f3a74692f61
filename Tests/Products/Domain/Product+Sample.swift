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
}
