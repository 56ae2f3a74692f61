public import Entities
import Values

extension FindUseCase where Item == Product {
  /// Finds a product by GTIN, id, or the beginning of its id.
  public static func products(in repository: any ProductRepository) -> FindUseCase {
    let byGTIN: @Sendable (String) async throws -> Product? = { text in
      guard let gtin = try? GTIN(parsing: text) else { return nil }
      return try await repository.stored(gtin: gtin)?.item
    }
    return FindUseCase(repository, keyName: "GTIN", byKey: byGTIN)
  }
}
