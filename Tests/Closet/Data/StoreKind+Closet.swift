import ClosetData
import ClosetDomain
import Entities
import Storage
import TestSupport

extension StoreKind {
  func store(in folder: ScratchFolder) -> any Store { store([GarmentRecord.table, WornOutfitRecord.table], in: folder.path) }

  /// A closet of these garments, inserted in this order.
  func closet(_ garments: [Garment] = [], in folder: ScratchFolder) async throws -> StoreClosetRepository {
    let repository = StoreClosetRepository(store: store(in: folder))
    try await repository.transaction { closet in
      for garment in garments { try await closet.insert(garment) }
    }
    return repository
  }
}
