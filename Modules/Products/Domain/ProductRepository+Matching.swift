public import Entities

extension ProductRepository {
  /// The stored product that is the same as this one: by id where it states one, by GTIN, else by name and SKU.
  ///
  /// Two different GTINs are two products.
  public func match(_ product: Product, hasID: Bool) async throws -> ImportMatch<Product>? {
    if hasID, let stored = try await stored(id: product.id) { return ImportMatch(stored, isByKey: true) }
    if let gtin = product.gtin, let stored = try await stored(gtin: gtin) { return ImportMatch(stored, isByKey: true) }
    guard let stored = try await stored(article: Article(of: product)) else { return nil }
    if product.gtin != nil, stored.item.gtin != nil { return nil }
    return ImportMatch(stored, isByKey: false)
  }
}
