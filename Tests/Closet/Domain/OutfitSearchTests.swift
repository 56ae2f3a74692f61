import TestSupport
import Testing
import Values

@testable import ClosetDomain

/// The search against every outfit there is, scored one by one.
struct OutfitSearchTests {
  static let weathers: [(Double, Double, Double, Double)] = [
    (-12, -5, 0, 20), (2, 6, 70, 30), (4, 18, 0, 10), (15, 15, 20, 5), (24, 33, 0, 12), (8, 8, 60, 50),
  ]

  @Test(arguments: 0..<18)
  func theBestAreFoundAndNoOther(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let weather = Self.weathers[seed % Self.weathers.count]
    let occasion = Occasion.allCases[seed % Occasion.allCases.count]
    let conditions = try OutfitConditions.at(weather.0, weather.1, rain: weather.2, wind: weather.3, occasion: occasion)
    let garments = try [Garment].random(15 + seed, using: &random, day: conditions.day)
    expectTheBest(of: garments, conditions, counts: [1, 3, 10])
  }

  @Test("hundreds of small closets in any weather", arguments: 0..<10)
  func theBestOfSmallClosetsAreFound(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(1_000 + seed))
    for round in 0..<20 {
      let low = Double.random(in: -20...32, using: &random).rounded()
      let high = low + Double.random(in: 0...16, using: &random).rounded()
      let conditions = try OutfitConditions.at(
        low, high, rain: Double.random(in: 0...100, using: &random), wind: Double.random(in: 0...70, using: &random),
        occasion: Occasion.allCases.randomElement(using: &random) ?? .casual)
      let garments = try [Garment].random(4 + round % 10, using: &random, day: conditions.day)
      expectTheBest(of: garments, conditions, counts: [1, 2 + round])
    }
  }

  @Test(arguments: 0..<6)
  func theOrderTheyAreStoredInDoesNotMatter(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(100 + seed))
    let weather = Self.weathers[seed]
    let conditions = try OutfitConditions.at(weather.0, weather.1, rain: weather.2, wind: weather.3)
    let garments = try [Garment].random(120, using: &random, day: conditions.day)
    let first = RecommendOutfitUseCase.recommend(garments, conditions, count: 5)
    for _ in 0..<3 {
      #expect(RecommendOutfitUseCase.recommend(garments.shuffled(using: &random), conditions, count: 5) == first)
    }
  }

  @Test
  func equalsAreInTheOrderOfTheirIDs() throws {
    let garments = try [
      Garment.sample(.jeans, 9), .sample(.sneakers, 8), .sample(.tShirt, 7), .sample(.tShirt, 5), .sample(.tShirt, 6),
    ]
    let found = RecommendOutfitUseCase.recommend(garments, try .at(20), count: 3)
    #expect(found.outfits.map { $0.garments[0].id } == [Garment.id(5), Garment.id(6), Garment.id(7)])
  }

  @Test
  func noneAreFoundWhereNoneAreAskedFor() throws {
    #expect(RecommendOutfitUseCase.recommend([try .sample(.dress)], try .at(20), count: 0).outfits.isEmpty)
  }

  private func expectTheBest(of garments: [Garment], _ conditions: OutfitConditions, counts: [Int]) {
    let wardrobe = Wardrobe(garments, conditions: conditions)
    let every = everyOutfit(wardrobe)
    for count in counts {
      let found = OutfitSearch(wardrobe, count: count).best()
      #expect(found.map { total($0, wardrobe) } == Array(every.values.sorted(by: >).prefix(count)))
      #expect(Set(found).count == found.count)
      #expect(found.allSatisfy { every[$0] != nil })
    }
  }

  private func total(_ ranks: [Int], _ wardrobe: Wardrobe) -> Int {
    wardrobe.scorer.score(ranks.compactMap { rank in wardrobe.wearables.first { $0.rank == rank } }).total
  }

  /// Every outfit of every shape, with its score.
  private func everyOutfit(_ wardrobe: Wardrobe) -> [[Int]: Int] {
    let bySlot = Dictionary(grouping: wardrobe.wearables, by: \.slot)
    var every: [[Int]: Int] = [:]
    for shape in OutfitShape.all(available: Set(bySlot.keys), conditions: wardrobe.scorer.conditions) {
      var outfits: [[Wearable]] = [[]]
      for slot in shape.slots { outfits = outfits.flatMap { outfit in (bySlot[slot] ?? []).map { outfit + [$0] } } }
      for outfit in outfits { every[outfit.map(\.rank)] = wardrobe.scorer.score(outfit).total }
    }
    return every
  }
}
