public import Entities
import Values

/// Finds products by what a person remembers of them.
public struct SearchProductsUseCase: Sendable {
  private let repository: any ProductRepository

  /// Works on the catalogue of this repository.
  public init(repository: any ProductRepository) {
    self.repository = repository
  }

  /// The best match first. A text that is a GTIN, in any of its lengths, finds that product alone where it is stored.
  public func callAsFunction(_ text: String, limit: Int? = nil, offset: Int = 0) -> Pages<Product> {
    let found = repository.search(text, limit: limit, offset: offset)
    guard let gtin = try? GTIN(parsing: text) else { return found }
    let repository = repository
    return Pages {
      var pages: Pages<Product>.AsyncIterator?
      return {
        if pages == nil, let product = try await repository.stored(gtin: gtin)?.item {
          pages = Pages { { nil } }.makeAsyncIterator()
          return offset == 0 && limit != 0 ? [product] : nil
        }
        if pages == nil { pages = found.makeAsyncIterator() }
        return try await pages?.next()
      }
    }
  }
}
