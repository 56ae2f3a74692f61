import Entities
import Values

/// Says what to wear: the best outfits of a closet for a day's weather and occasion, and why.
public struct RecommendOutfitUseCase: Sendable {
  private let repository: any ClosetRepository

  /// Works on the closet of this repository.
  public init(repository: any ClosetRepository) {
    self.repository = repository
  }

  /// At most `count` outfits of everything that is clean.
  public func callAsFunction(_ conditions: OutfitConditions, count: Int) async throws -> Recommendation {
    Self.recommend(try await repository.pages(Selection(GarmentFilter())).all(), conditions, count: count)
  }

  /// The same of any garments: the same garments and conditions always give the same answer.
  public static func recommend(_ garments: [Garment], _ conditions: OutfitConditions, count: Int) -> Recommendation {
    let wardrobe = Wardrobe(garments, conditions: conditions)
    let shortfalls = Shortfalls(garments, wardrobe)
    var best = OutfitSearch(wardrobe, count: count).best()
    if shortfalls.clothesAreTooThin, !best.isEmpty {
      // Who freezes in anything takes the warmest first, whatever else speaks against it.
      let warmest = wardrobe.warmest
      best = Array(([warmest] + best.filter { $0 != warmest }).prefix(best.count))
    }
    let outfits = best.map { wardrobe.outfit($0) }
    return Recommendation(outfits: outfits, shortfalls: shortfalls.all(nearest: outfits.first))
  }
}
