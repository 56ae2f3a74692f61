import ClosetDomain
import Entities
import Foundation
import Synchronization
import Values

/// A log in an array, the last entry first.
final class FakeWearLog: WearLog {
  private let outfits = Mutex<[WornOutfit]>([])

  func pages(_ selection: Selection<WearFilter, WearOrder>) -> Pages<WornOutfit> {
    Pages {
      var rest: [WornOutfit]? = self.outfits.withLock { outfits in
        outfits.reversed().filter { outfit in selection.filter.day.map { $0 == outfit.day } ?? true }
      }
      return {
        defer { rest = nil }
        return rest
      }
    }
  }

  func count(_ filter: WearFilter) async throws -> Int { outfits.withLock(\.count) }
  func stored(id: UUID) async throws -> Stored<WornOutfit>? { nil }
  func items(idPrefix prefix: String, limit: Int) async throws -> [WornOutfit] { [] }

  func insert(_ outfit: WornOutfit) async throws -> Int {
    outfits.withLock { outfits in
      outfits.append(outfit)
      return outfits.count
    }
  }

  func update(_ outfit: WornOutfit) async throws -> Bool { false }
  func delete(id: UUID) async throws -> Bool { false }
  func transaction<Result>(_ body: (FakeWearLog) async throws -> Result) async throws -> Result { try await body(self) }
}
