import ClosetData
import ClosetDomain
import Entities
import Foundation
import Storage

/// The stores that every test of the repository runs on.
enum StoreKind: CaseIterable, Sendable {
  case memory, sqlite

  func store(in folder: ScratchFolder) -> any Store {
    switch self {
    case .memory: MemoryStore()
    case .sqlite:
      SQLiteStore(
        path: "\(folder.path)/\(UUID().uuidString).sqlite", tables: [GarmentRecord.table, WornOutfitRecord.table])
    }
  }

  /// A closet of these garments, inserted in this order.
  func closet(_ garments: [Garment] = [], in folder: ScratchFolder) async throws -> StoreClosetRepository {
    let repository = StoreClosetRepository(store: store(in: folder))
    try await repository.transaction { closet in
      for garment in garments { try await closet.insert(garment) }
    }
    return repository
  }
}
