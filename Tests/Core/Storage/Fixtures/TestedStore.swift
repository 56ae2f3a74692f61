import Storage
import TestSupport

/// Every implementation of `Store`; the contract runs on each.
enum TestedStore: String, CaseIterable, Sendable {
  case memory, sqlite, rest

  /// Runs `body` with a new store that holds these plants.
  func withStore(_ plants: [Plant] = [], _ body: (any Store) async throws -> Void) async throws {
    switch self {
    case .memory: try await fill(MemoryStore(), plants, body)
    case .sqlite:
      try await withScratchFolder { folder in
        try await fill(SQLiteStore(path: folder.path("plants.db"), tables: [PlantRecord.table]), plants, body)
      }
    case .rest: try await withPlantServer { server in try await fill(server.store(), plants, body) }
    }
  }

  private func fill(_ store: any Store, _ plants: [Plant], _ body: (any Store) async throws -> Void) async throws {
    if !plants.isEmpty { try await store.add(plants) }
    try await body(store)
  }
}
