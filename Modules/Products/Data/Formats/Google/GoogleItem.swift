import Entities
import Foundation
import Markup
import ProductsDomain
import Values

/// One product of a feed: its attributes by their names.
struct GoogleItem {
  /// The attributes a product is made of, and the names some feeds have them under.
  static let attributes: [(name: String, other: String)] = [
    ("id", "g:id"), ("title", "g:title"), ("description", "g:description"), ("image_link", "image link"), ("price", "g:price"),
    ("gtin", "g:gtin"), ("google_product_category", "google product category"), ("product_type", "product type"),
  ]

  /// None of them empty.
  var values: [String: String] = [:]

  /// The id of a product that has no SKU, as `GoogleWriter` writes it; nil for the SKU of a shop.
  var ownID: UUID? { values["id"].flatMap { UUIDText.uuid($0) } }

  /// Throws `RowFault` that names the attribute.
  func product(_ rules: ReadingRules) throws -> Product {
    let categories = ["google_product_category", "product_type"].compactMap { values[$0] }
    return Product(
      id: ownID ?? RandomID.make(), name: values["title"] ?? "",
      description: try value("description") { try PlainText.of(html: $0) },
      price: try RowFault.needing("price", try value("price", rules.money)),
      category: try RowFault.naming("google_product_category") { try rules.categories.category(of: categories) },
      imageURL: try value("image_link", WebAddress.init(parsing:)), gtin: try value("gtin", GTIN.init(parsing:)),
      sku: ownID == nil ? values["id"] : nil)
  }

  private func value<Value>(_ name: String, _ parse: (String) throws -> Value) throws -> Value? {
    try values[name].map { text in try RowFault.naming(name) { try parse(text) } }
  }
}
