import Testing
import Values

@testable import ClosetDomain

struct InsulationTests {
  @Test(
    "the values ISO 9920 and ASHRAE 55 list",
    arguments: [
      (.tShirt, nil, 8), (.shirt, nil, 25), (.trousers, "linen", 15), (.trousers, nil, 24), (.boots, nil, 10), (.coat, nil, 48),
      (.coat, "Wool", 60), (.downJacket, nil, 55), (.parka, nil, 70), (.socks, nil, 2), (.gloves, nil, 5),
      (.shirt, "flannel", 34),
      (.sweater, nil, 28), (.sweater, "merino wool", 36), (.tie, nil, 0),
    ] as [(GarmentType, String?, Int)])
  func tableValue(type: GarmentType, material: String?, hundredths: Int) throws {
    let garment = try Garment.sample(type, material: material)
    #expect(garment.insulation?.hundredths == hundredths)
  }

  @Test("one ensemble is 0.835 × the sum + 0.161 clo", arguments: [(0, 0.161), (100, 0.996), (54, 0.6119)])
  func ensemble(sum: Int, clo: Double) {
    #expect(abs(Ensemble.insulation(sum: sum) - clo) < 0.000_01)
  }

  @Test(arguments: [("0.25", 25), ("1", 100), ("0.6", 60), ("5", 500), ("0", 0), ("0.05", 5)])
  func decimalsAreExact(text: String, hundredths: Int) throws {
    #expect(try Insulation(parsing: text).hundredths == hundredths)
    #expect(try Insulation(parsing: Insulation(parsing: text).text).hundredths == hundredths)
  }

  @Test(arguments: ["", "-0.1", "5.01", "0.255", "1,5", "NaN", "1e1", "0.2clo", ".5", "5.", "99999999999999999999"])
  func anythingElseIsRefused(text: String) {
    #expect(throws: ValueError.self) { try Insulation(parsing: text) }
  }
}

struct ColdBalanceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let air: Double
    let radiant: Double
    let wind: Double
    let rate: Double
    let neutral: Double
    var testDescription: String { "\(air) °C, \(wind) m/s, \(rate) W/m²" }
  }

  /// ISO 11079:2007, table F.1: IREQ neutral, in clo to one decimal; humidity 85 %.
  @Test(arguments: [
    Row(air: 0, radiant: 0, wind: 2, rate: 90, neutral: 2.6), Row(air: 0, radiant: 0, wind: 2, rate: 145, neutral: 1.5),
    Row(air: -10, radiant: -10, wind: 2, rate: 90, neutral: 3.5), Row(air: -10, radiant: 0, wind: 2, rate: 145, neutral: 1.9),
    Row(air: -20, radiant: -20, wind: 2, rate: 115, neutral: 3.4), Row(air: -20, radiant: -20, wind: 7, rate: 115, neutral: 3.5),
    Row(air: -30, radiant: -30, wind: 2, rate: 115, neutral: 4.0), Row(air: -30, radiant: -30, wind: 5, rate: 175, neutral: 2.6),
  ])
  func theTableOfTheStandardIsReproduced(row: Row) {
    let conditions = ColdBalance.Conditions(
      metabolicRate: row.rate, air: row.air, radiant: row.radiant, wind: row.wind, humidity: 85,
      walking: min(max(0.0052 * (row.rate - 58), 0.3), 1.2), permeability: 8)
    let neutral = ColdBalance(conditions, strain: .neutral)
    #expect(abs(neutral.required - row.neutral) <= 0.1)
    #expect(ColdBalance(conditions, strain: .minimal).required < neutral.required)
    #expect(neutral.basic > neutral.required)
  }

  @Test(
    "the mild relation of ASHRAE 55",
    arguments: [(30, 0.46), (26, 0.46), (20, 0.506), (10, 0.590), (5, 0.636), (0, 0.818), (-5, 1.0), (-20, 1.0)])
  func mild(temperature: Double, clo: Double) {
    #expect(abs(ComfortRange.outdoorRelation(temperature) - clo) < 0.001)
  }

  @Test(arguments: Occasion.allCases)
  func moreIsAskedForTheColderItIs(occasion: Occasion) throws {
    var former = -1.0
    for temperature in stride(from: 40.0, through: -60, by: -0.5) {
      let range = try OutfitConditions.at(temperature, occasion: occasion).cold
      #expect(range.target >= former - 0.02)
      #expect(range.lowest <= range.target && range.target <= range.highest)
      former = range.target
    }
  }

  @Test
  func windAsksForMore() throws {
    #expect(try OutfitConditions.at(-5, wind: 40).targetInsulation > OutfitConditions.at(-5, wind: 5).targetInsulation)
  }

  @Test(arguments: [(-90.0, 408.0), (-90, 0), (60, 408)])
  func theEdgesOfWeatherHaveFiniteAnswers(temperature: Double, wind: Double) throws {
    let range = try OutfitConditions.at(temperature, wind: wind).cold
    #expect(range.lowest.isFinite && range.highest.isFinite && range.highest >= range.lowest)
  }

  @Test(arguments: [
    (5.0, 4.0, 0.0, 0.0), (-91, 0, 0, 0), (0, 61, 0, 0), (0, 1, 101, 0), (0, 1, -1, 0), (0, 1, 0, -1), (.nan, 1, 0, 0),
    (.infinity, .infinity, 0, 0),
  ])
  func weatherThatCannotBeIsRefused(low: Double, high: Double, rain: Double, wind: Double) {
    #expect(throws: ValueError.self) { try Weather(low: low, high: high, rain: rain, wind: wind) }
  }
}
