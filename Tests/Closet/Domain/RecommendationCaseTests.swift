import ClosetDomain
import Testing
import Values

/// Cases other programs got wrong.
struct RecommendationCaseTests {
  private func recommend(_ garments: [Garment], _ conditions: OutfitConditions, count: Int = 3) -> Recommendation {
    RecommendOutfitUseCase.recommend(garments, conditions, count: count)
  }

  private func basics() throws -> [Garment] {
    try [
      .sample(.tShirt, 1, colors: "white"), .sample(.shirt, 2, colors: "lightblue"), .sample(.jeans, 3, colors: "denim"),
      .sample(.sneakers, 4, colors: "white"), .sample(.boots, 5, colors: "brown"), .sample(.sweater, 6, colors: "grey"),
    ]
  }

  @Test("C1: coat and jacket in the closet, 5 °C, rain", arguments: [Occasion.casual, .work, .formal, .sport])
  func anOuterLayerWhenItIsColdAndWet(occasion: Occasion) throws {
    let closet = try basics() + [.sample(.coat, 7, colors: "navy"), .sample(.jacket, 8, colors: "black")]
    for low in [5.0, 0, -10] {
      let first = try #require(recommend(closet, try .at(low, rain: 80, occasion: occasion)).outfits.first)
      #expect(first.garments.contains { $0.slot == .outerLayer })
    }
  }

  @Test
  func rainWantsWhatIsWaterproof() throws {
    let closet = try basics() + [.sample(.jacket, 7), .sample(.raincoat, 8)]
    let first = try #require(recommend(closet, try .at(13, rain: 90)).outfits.first)
    #expect(first.garments.contains { $0.type == .raincoat })
  }

  @Test("C2: 4 °C in the morning, 18 °C in the afternoon")
  func aRemovableLayerOverSomethingLight() throws {
    let closet = try basics() + [.sample(.coat, 7), .sample(.jacket, 8), .sample(.thermalTop, 9, clo: 60)]
    for outfit in recommend(closet, try .at(4, 18)).outfits {
      #expect(outfit.garments.contains { $0.slot?.isRemovable == true })
    }
    let first = try #require(recommend(closet, try .at(4, 18)).outfits.first)
    #expect(!first.garments.contains { $0.type == .thermalTop })
  }

  @Test(
    "C3: a dress is never worn with jeans or a shirt, and shoes are one pair",
    arguments: [GarmentType.dress, .jumpsuit, .suit])
  func oneGarmentASlot(onePiece: GarmentType) throws {
    let closet = try [
      Garment.sample(onePiece, 1), .sample(.jeans, 2), .sample(.shirt, 3), .sample(.shoes, 4), .sample(.sneakers, 5),
      .sample(.skirt, 6), .sample(.boots, 7),
    ]
    for occasion in Occasion.allCases {
      for temperature in [-5.0, 12, 28] {
        for outfit in recommend(closet, try .at(temperature, occasion: occasion), count: 20).outfits {
          let slots = outfit.garments.compactMap(\.slot)
          #expect(slots.count == Set(slots).count)
          #expect(!slots.contains(.fullBody) || !slots.contains(.bottom) && !slots.contains(.baseTop))
          #expect(slots.contains(.fullBody) || slots.contains(.bottom) && slots.contains(.baseTop))
        }
      }
    }
  }

  @Test("C4: four garments in all are still scored for the weather")
  func fewGarmentsAreScored() throws {
    let closet = try [Garment.sample(.tShirt, 1), .sample(.sweater, 2), .sample(.jeans, 3), .sample(.sneakers, 4)]
    let cold = try #require(recommend(closet, try .at(2)).outfits.first)
    let warm = try #require(recommend(closet, try .at(22)).outfits.first)
    #expect(cold.garments.contains { $0.type == .sweater })
    #expect(!warm.garments.contains { $0.type == .sweater })
    #expect(warm.score.value > cold.score.value)
    #expect(warm.score[.warmth] > cold.score[.warmth])
  }

  @Test("C7: everything in the wash")
  func allInTheWashIsSaid() throws {
    let closet = try [Garment.sample(.tShirt, 1, inWash: true), .sample(.jeans, 2, inWash: true)]
    let found = recommend(closet, try .at(20))
    #expect(found.outfits.isEmpty)
    #expect(found.shortfalls == [.allInWash(2)])
    #expect(found.shortfalls.first?.sentence.contains("app closet wash --done --all") == true)
  }

  @Test
  func nothingInTheWashIsWorn() throws {
    var closet = try basics()
    closet[0].isInWash = true
    closet[1].isInWash = true
    let found = recommend(closet, try .at(20))
    #expect(found.shortfalls == [.missing([.baseTop], inWash: 2)])
    #expect(found.outfits.allSatisfy { !$0.garments.contains(where: \.isInWash) })
    #expect(!found.outfits.isEmpty)
  }

  @Test
  func nothingWarmEnoughIsSaidWithTheNearest() throws {
    let found = recommend(try basics(), try .at(-20))
    #expect(found.outfits.first?.garments.contains { $0.type == .sweater } == true)
    guard case .notWarmEnough(let clo, -20)? = found.shortfalls.first else {
      Issue.record("\(found.shortfalls)")
      return
    }
    #expect(clo > 1)
  }

  @Test("the warmest is the nearest where nothing is warm enough", arguments: [Occasion.casual, .work, .formal])
  func theWarmestIsTheNearest(occasion: Occasion) throws {
    let closet =
      try basics() + [
        .sample(.hoodie, 7, pattern: "floral", formality: .sport, clo: 50, lastWorn: "2026-02-28"), .sample(.suit, 8, clo: 60),
        .sample(.joggers, 9, formality: .sport, clo: 40),
      ]
    let outfits = recommend(closet, try .at(-25, occasion: occasion)).outfits
    #expect(outfits.count == 3)
    let worn = try #require(outfits.first?.garments.filter { $0.slot != .accessory }.map(\.id))
    #expect(worn == [2, 9, 7, 5].map { Garment.id($0) })
    #expect(Set(outfits.map { $0.garments.map(\.id) }).count == 3)
  }

  @Test
  func anEmptyClosetSaysHowToBegin() throws {
    #expect(recommend([], try .at(20)).shortfalls == [.nothingStored])
  }

  @Test
  func noTwoOutfitsDifferInAccessoriesOnly() throws {
    let closet = try basics() + [.sample(.bag, 7), .sample(.bag, 8), .sample(.belt, 9), .sample(.belt, 10), .sample(.scarf, 11)]
    let outfits = recommend(closet, try .at(3), count: 20).outfits
    let bodies = outfits.map { $0.garments.filter { $0.slot != .accessory }.map(\.id) }
    #expect(Set(bodies).count == bodies.count)
    #expect(outfits.contains { $0.garments.contains { $0.slot == .accessory } })
  }

  @Test
  func warmthIsTheSumOfAllThatIsWorn() throws {
    let closet =
      try basics() + [
        .sample(.coat, 7), .sample(.socks, 8), .sample(.gloves, 9), .sample(.scarf, 10), .sample(.beanie, 11), .sample(.belt, 12),
      ]
    for outfit in recommend(closet, try .at(-3), count: 5).outfits {
      let sum = outfit.garments.reduce(0) { $0 + ($1.insulation?.hundredths ?? 0) }
      #expect(abs(outfit.insulation - (0.835 * Double(sum) / 100 + 0.161)) < 0.000_01)
      #expect(outfit.garments.contains { $0.type == .gloves } && outfit.garments.contains { $0.type == .socks })
    }
  }

  @Test
  func theScoreIsTheWeightedMeanOfItsParts() throws {
    #expect(ScorePart.allCases.reduce(0) { $0 + $1.weight } == 100)
    let outfit = try #require(recommend(try basics(), try .at(8, rain: 40)).outfits.first)
    let mean = ScorePart.allCases.reduce(0) { $0 + Double($1.weight) / 100 * outfit.score[$1] }
    #expect(abs(outfit.score.value - mean) < 0.000_001)
    #expect(ScorePart.allCases.allSatisfy { (0...1).contains(outfit.score[$0]) })
  }

  @Test
  func whatWasWornYesterdayWaits() throws {
    let closet = try basics() + [.sample(.tShirt, 7, colors: "white")]
    let fresh = try #require(recommend(closet, try .at(22)).outfits.first?.garments.first)
    var worn = closet
    for index in worn.indices where worn[index].id == fresh.id {
      worn[index].lastWorn = try Day(parsing: "2026-02-28")
      worn[index].wears = 1
    }
    #expect(recommend(worn, try .at(22)).outfits.first?.garments.first?.id != fresh.id)
  }

  @Test
  func twoPatternsCompete() throws {
    let closet = try [
      Garment.sample(.tShirt, 1, pattern: "striped"), .sample(.tShirt, 2),
      .sample(.trousers, 3, pattern: "checked", formality: .casual),
      .sample(.sneakers, 4),
    ]
    let first = try #require(recommend(closet, try .at(21)).outfits.first)
    #expect(first.garments.first?.id == Garment.id(2))
  }

  @Test
  func workIsNotDressedForLikeSport() throws {
    let closet =
      try basics() + [
        .sample(.joggers, 7), .sample(.tShirt, 8, formality: .sport), .sample(.trousers, 9), .sample(.shoes, 10),
        .sample(.sneakers, 11, formality: .sport),
      ]
    let work = try #require(recommend(closet, try .at(18, occasion: .work)).outfits.first)
    #expect(work.garments.compactMap(\.type).contains(.trousers))
    let sport = try #require(recommend(closet, try .at(18, occasion: .sport)).outfits.first)
    #expect(sport.garments.compactMap(\.type).contains(.joggers))
  }
}
