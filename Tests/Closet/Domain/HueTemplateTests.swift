import Testing

@testable import ClosetDomain

/// Sector widths as Cohen-Or and others give them (2006).
struct HueTemplateTests {
  @Test(
    "degrees outside a template",
    arguments: [
      (.i, 9, 0, 0), (.i, 10, 0, 1), (.i, 180, 0, 171), (.largeI, 180, 0, 0), (.largeI, 190, 0, 1), (.v, 46.8, 0, 0),
      (.v, 50.8, 0, 4), (.t, 90, 0, 0), (.t, 100, 0, 10), (.y, 180, 0, 0), (.x, 226, 0, 0), (.l, 90, 0, 0), (.l, 129.6, 0, 0),
      (.l, 270, 0, 81), (.mirroredL, 270, 0, 0), (.i, 350, 0, 1), (.i, 5, 355, 1), (.v, 10, 340, 0),
    ] as [(HueTemplate, Double, Double, Double)])
  func distance(template: HueTemplate, hue: Double, rotation: Double, distance: Double) {
    #expect(abs(template.distance(of: hue, rotation: rotation) - distance) < 0.001)
  }

  @Test
  func neutralsAndOneColorAreInPerfectHarmony() throws {
    let looks = try ["black", "white", "red"].map { Look([Tint(LabColor(try GarmentColor(parsing: $0)))]) }
    #expect(OutfitScorer.harmony(looks, OutfitScore.fine / 3).value == OutfitScore.whole)
  }

  @Test(
    "the simpler scheme is worth more",
    arguments: [
      (["red", "red"], ["red", "orange"]), (["red", "orange"], ["red", "green"]),
      (["red", "green"], ["red", "green", "purple", "yellow"]),
    ])
  func order(better: [String], worse: [String]) throws {
    func value(_ names: [String]) throws -> Int {
      let looks = try names.map { Look([Tint(LabColor(try GarmentColor(parsing: $0)))]) }
      return OutfitScorer.harmony(looks, OutfitScore.fine / looks.count).value
    }
    #expect(try value(better) > value(worse))
  }
}
