import Entities
public import Foundation
import Values

/// Changes a product under the rules it was added under.
public struct UpdateProductUseCase: Sendable {
  private let repository: any ProductRepository

  /// Works on the catalogue of this repository.
  public init(repository: any ProductRepository) {
    self.repository = repository
  }

  /// Changes the product as it stands now, so that what others changed meanwhile is kept; returns it as it is stored.
  ///
  /// Throws `ProductError` when a rule is broken, the GTIN belongs to another product, or the product is gone.
  public func callAsFunction(_ id: UUID, _ change: (inout Product) throws -> Void) async throws -> Product {
    try await repository.transaction { repository in
      guard var product = try await repository.stored(id: id)?.item else { throw ProductError.gone(id) }
      let before = product
      try change(&product)
      product = try product.prepared()
      if let gtin = product.gtin, gtin != before.gtin, let other = try await repository.stored(gtin: gtin) {
        throw ProductError.gtinTaken(gtin, by: other.item.name)
      }
      if product != before { _ = try await repository.update(product) }
      return product
    }
  }
}
