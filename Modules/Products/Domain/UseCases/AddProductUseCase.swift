import Entities
import Values

/// Adds a product that is not in the catalogue yet.
public struct AddProductUseCase: Sendable {
  private let repository: any ProductRepository

  /// Works on the catalogue of this repository.
  public init(repository: any ProductRepository) {
    self.repository = repository
  }

  /// Returns the product as it is stored.
  ///
  /// Throws `ProductError` when a rule is broken, its GTIN is taken, or, unless a duplicate is allowed, the same article is there.
  public func callAsFunction(_ product: Product, allowingDuplicate: Bool = false) async throws -> Product {
    let product = try product.prepared()
    return try await repository.transaction { repository in
      if let gtin = product.gtin, let other = try await repository.stored(gtin: gtin) {
        throw ProductError.gtinTaken(gtin, by: other.item.name)
      }
      if !allowingDuplicate, let match = try await repository.match(product, hasID: false) {
        throw ProductError.alreadyThere(match.stored.item)
      }
      try await repository.insert(product)
      return product
    }
  }
}
