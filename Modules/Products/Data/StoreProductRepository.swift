public import Entities
public import ProductsDomain
public import Storage
import Values

/// The catalogue in any store.
public struct StoreProductRepository: ProductRepository, StoreRepository {
  public typealias Row = ProductRecord

  public let source: StoreSource

  /// Keeps products in the table of `ProductRecord`.
  public init(source: StoreSource) {
    self.source = source
  }

  public func pages(_ selection: Selection<ProductFilter, ProductOrder>) -> Pages<Product> {
    var selection = selection
    if selection.filter.category != nil { selection.order = selection.order ?? .name }
    return source.reader.pages(of: ProductRecord.self, Self.query(selection))
  }

  public func stored(gtin: GTIN) async throws -> Stored<Product>? {
    try await source.reader.first(of: ProductRecord.self, where: ProductRecord.Columns.gtin, is: .integer(gtin.number))
  }

  public func stored(article: Article) async throws -> Stored<Product>? {
    let stored = try await source.reader.first(
      of: ProductRecord.self, where: ProductRecord.Columns.article, is: .integer(StableHash.of(article.key)))
    // Two articles may have one hash.
    return stored.flatMap { Article(of: $0.item) == article ? $0 : nil }
  }
}
