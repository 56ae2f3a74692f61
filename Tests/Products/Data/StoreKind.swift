import Entities
import Foundation
import ProductsData
import ProductsDomain
import Storage

/// The stores that every test of the repository runs on.
enum StoreKind: CaseIterable, Sendable {
  case memory, sqlite

  func store(in folder: ScratchFolder) -> any Store {
    switch self {
    case .memory: MemoryStore()
    case .sqlite: SQLiteStore(path: "\(folder.path)/\(UUID().uuidString).sqlite", tables: [ProductRecord.table])
    }
  }

  /// A catalogue of these products, inserted in this order.
  func catalogue(_ products: [Product] = [], in folder: ScratchFolder) async throws -> StoreProductRepository {
    let repository = StoreProductRepository(store: store(in: folder))
    try await repository.transaction { catalogue in
      for product in products { try await catalogue.insert(try product.prepared()) }
    }
    return repository
  }
}
