import ClosetDomain
import Foundation
import Values

/// The best three outfits of closets in memory; the slowest weather counts.
struct RecommendOutfits: Benchmark {
  private static let rounds = 15

  func results(on fixture: Fixture, pairs: Int) throws -> [BenchmarkResult] {
    try [(500, 0.002), (10_000, 0.020)].map { count, goal in
      let day = try Day(parsing: "2026-03-01")
      let garments = try Self.closet(of: count, day: day)
      let times = try Self.weathers.flatMap { weather in
        try [Occasion.casual, .work, .formal].map { occasion in
          Self.fastest(of: garments, OutfitConditions(weather: try weather(), occasion: occasion, day: day))
        }
      }
      Note.write("outfits of \(count): \(times.sorted().map(Quantity.duration).joined(separator: ", "))")
      return BenchmarkResult(
        work: "3 outfits of \(Quantity.grouped(count)) garments, slowest of \(times.count) weathers and occasions",
        pairs: Self.rounds, app: times.max(), goal: Goal(seconds: goal))
    }
  }

  private static let weathers: [@Sendable () throws -> Weather] = [
    { try Weather(low: -15, high: -8, wind: 30) }, { try Weather(low: 3, high: 7, rain: 80) },
    { try Weather(low: 4, high: 18) }, { try Weather(low: 15, high: 19, rain: 30) }, { try Weather(low: 24, high: 33) },
  ]

  private static func fastest(of garments: [Garment], _ conditions: OutfitConditions) -> Double {
    let times = (0..<rounds).map { _ in
      let start = clock()
      let found = RecommendOutfitUseCase.recommend(garments, conditions, count: 3)
      // Of the processor, since it all happens in the process, whatever else the machine does.
      let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      return found.outfits.isEmpty ? .infinity : time
    }
    // The fastest round is the one that nothing else disturbed.
    return times.min() ?? .infinity
  }

  /// Garments of every type, in named and in mixed colours, some with patterns, warmth of their own and days they were worn on.
  private static func closet(of count: Int, day: Day) throws -> [Garment] {
    var random = SplitMix(state: 42)
    let names = [
      "black", "white", "navy", "grey", "beige", "denim", "red", "burgundy", "green", "olive", "mustard", "teal", "pink",
      "rust",
    ]
    return try (0..<count).map { number in
      let type = GarmentType.allCases[random.number(below: GarmentType.allCases.count)]
      let colors = try (0...random.number(below: 2)).map { _ in
        let mixed = "#" + (0..<6).map { _ in String(random.number(below: 16), radix: 16) }.joined()
        return try GarmentColor(parsing: random.number(below: 3) == 0 ? mixed : names[random.number(below: names.count)])
      }
      let ago = random.number(below: 60)
      return try Garment(
        name: "Garment \(number)", type: type, colors: colors, pattern: random.number(below: 3) == 0 ? "striped" : nil,
        formality: random.number(below: 2) == 0 ? Formality.allCases[random.number(below: 5)] : nil,
        insulation: random.number(below: 3) == 0 ? Insulation(hundredths: random.number(below: 90)) : nil,
        lastWorn: ago < 50 ? Day(number: day.number - ago) : nil
      ).prepared()
    }
  }

  private struct SplitMix {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ mixed >> 31) >> 33) % limit
    }
  }
}
