public import Entities

/// The closet: where garments are kept, and what was worn when.
public protocol ClosetRepository: ImportRepository where Item == Garment, Filter == GarmentFilter, Order == GarmentOrder {
  /// The log that goes with these garments; in a transaction, of the same transaction.
  var wearLog: any WearLog { get }

  /// Garments in which every word of the text is found, the most relevant first: name above type and colours above the rest.
  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Garment>

  /// The first garment, as inserted, that looks the same.
  func stored(likeness: Likeness) async throws -> Stored<Garment>?

  /// The garments whose name this is, folded; at most `limit`.
  func garments(named name: String, limit: Int) async throws -> [Garment]
}
