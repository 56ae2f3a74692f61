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
    let outfits = OutfitSearch(wardrobe, count: count).best().map { wardrobe.outfit($0) }
    return Recommendation(outfits: outfits, shortfalls: Shortfalls(garments, wardrobe).all(nearest: outfits.first))
  }
}
