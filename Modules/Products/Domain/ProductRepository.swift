public import Entities

/// The catalogue: where products are kept.
///
/// A selection of one category that states no order comes by name; every other in the order of insertion.
public protocol ProductRepository: ImportRepository where Item == Product, Filter == ProductFilter, Order == ProductOrder {
  /// Products in which every word of the text is found, the most relevant first: name above SKU and category above the rest.
  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Product>

  func stored(gtin: GTIN) async throws -> Stored<Product>?
  /// The first product, as inserted, of this name and SKU.
  func stored(article: Article) async throws -> Stored<Product>?
}
