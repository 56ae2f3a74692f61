import Entities
import Files
import Foundation
import ProductsDomain
import Values

/// A product as a REST service has it: four values, nothing of which is believed before it is looked at.
struct RemoteProduct: Sendable, Equatable {
  var id: String?
  var name: String?
  var description: String?
  /// A decimal, whose currency and category the service has for all.
  var price: String?
}

extension RemoteProduct {
  /// The row of a product.
  init(_ product: Product) {
    self.init(id: UUIDText.text(product.id), name: product.name, description: product.description, price: product.price.decimal)
  }

  /// The product of the row.
  ///
  /// Throws `RowFault` that names the value: a missing id is never made up, or the row would be another product each time.
  func product(currency: Currency, category: Category) throws -> Product {
    Product(
      id: try RowFault.naming("id") {
        let text = try RowFault.needing("id", id)
        guard let id = UUIDText.uuid(text) else { throw ValueError("\(quoted(text)) is no id; an id is a UUID.") }
        return id
      },
      name: try RowFault.needing("name", name), description: description,
      price: try RowFault.naming("price") { try Money(parsing: RowFault.needing("price", price), currency: currency) },
      category: category)
  }
}
