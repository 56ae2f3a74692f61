import Storage
import TestSupport

/// Every implementation of `Store`; the contract runs on each.
enum StoreKind: String, CaseIterable, Sendable {
  case memory, sqlite

  /// Runs `body` with a new store that holds these plants.
  func withStore(_ plants: [Plant] = [], _ body: (any Store) async throws -> Void) async throws {
    try await withScratchFolder { folder in
      let store: any Store =
        switch self {
        case .memory: MemoryStore()
        case .sqlite: SQLiteStore(path: folder.path("plants.db"), tables: [PlantRecord.table])
        }
      if !plants.isEmpty { try await store.add(plants) }
      return try await body(store)
    }
  }
}
