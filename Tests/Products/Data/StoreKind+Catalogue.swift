import Entities
import ProductsData
import ProductsDomain
import Storage
import TestSupport

extension StoreKind {
  func store(in folder: ScratchFolder) -> any Store { store([ProductRecord.table], in: folder.path) }

  /// A catalogue of these products, inserted in this order.
  func catalogue(_ products: [Product] = [], in folder: ScratchFolder) async throws -> StoreProductRepository {
    let repository = StoreProductRepository(store: store(in: folder))
    try await repository.transaction { catalogue in
      for product in products { try await catalogue.insert(try product.prepared()) }
    }
    return repository
  }
}
