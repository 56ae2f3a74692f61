public import ClosetDomain
public import Entities
public import Storage
import Values

/// The closet in any store.
public struct StoreClosetRepository: ClosetRepository, StoreRepository {
  public typealias Row = GarmentRecord

  public let source: StoreSource

  /// Keeps garments in the table of `GarmentRecord`, and what was worn in that of `WornOutfitRecord`.
  public init(source: StoreSource) {
    self.source = source
  }

  public var wearLog: any WearLog { StoreWearLog(source: source) }

  public func stored(likeness: Likeness) async throws -> Stored<Garment>? {
    let stored = try await source.reader.first(
      of: GarmentRecord.self, where: GarmentRecord.Columns.likeness, is: .integer(StableHash.of(likeness.key)))
    // Two likenesses may have one hash.
    return stored.flatMap { Likeness(of: $0.item) == likeness ? $0 : nil }
  }

  public func garments(named name: String, limit: Int) async throws -> [Garment] {
    let folded = Fold.folded(Tidy.text(name))
    if folded.isEmpty { return [] }
    let query = Query(where: [.equal(GarmentRecord.Columns.nameText, .text(folded))], limit: limit)
    return try await source.reader.pages(of: GarmentRecord.self, query).all()
  }
}
