import ClosetDomain
import Testing

/// The test data of Sharma, Wu and Dalal, Color Research and Application 30 (2005), table 1.
struct ColorDifferenceTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let number: Int
    let first: (Double, Double, Double)
    let second: (Double, Double, Double)
    let difference: Double
    var testDescription: String { "pair \(number)" }
  }

  @Test(arguments: pairs)
  func aPublishedPairHasItsPublishedDifference(pair: Pair) {
    let first = LabColor(pair.first.0, pair.first.1, pair.first.2)
    let second = LabColor(pair.second.0, pair.second.1, pair.second.2)
    #expect(abs(first.difference(from: second) - pair.difference) < 0.000_05)
    #expect(abs(second.difference(from: first) - pair.difference) < 0.000_05)
  }

  @Test
  func thereAreThirtyFourPairs() {
    #expect(Self.pairs.map(\.number) == Array(1...34))
  }

  @Test(
    "sRGB becomes CIELAB under D65",
    arguments: [
      ("red", 53.24, 80.09, 67.20), ("lime", 87.74, -86.18, 83.18), ("blue", 32.30, 79.19, -107.86), ("white", 100, 0, 0),
      ("black", 0, 0, 0), ("gray", 53.59, 0, 0),
    ] as [(String, Double, Double, Double)])
  func conversion(name: String, lightness: Double, a: Double, b: Double) throws {
    let color = LabColor(try GarmentColor(parsing: name))
    #expect(abs(color.lightness - lightness) < 0.02)
    #expect(abs(color.a - a) < 0.02)
    #expect(abs(color.b - b) < 0.02)
  }

  static let pairs: [Pair] = [
    Pair(number: 1, first: (50.0000, 2.6772, -79.7751), second: (50.0000, 0.0000, -82.7485), difference: 2.0425),
    Pair(number: 2, first: (50.0000, 3.1571, -77.2803), second: (50.0000, 0.0000, -82.7485), difference: 2.8615),
    Pair(number: 3, first: (50.0000, 2.8361, -74.0200), second: (50.0000, 0.0000, -82.7485), difference: 3.4412),
    Pair(number: 4, first: (50.0000, -1.3802, -84.2814), second: (50.0000, 0.0000, -82.7485), difference: 1.0000),
    Pair(number: 5, first: (50.0000, -1.1848, -84.8006), second: (50.0000, 0.0000, -82.7485), difference: 1.0000),
    Pair(number: 6, first: (50.0000, -0.9009, -85.5211), second: (50.0000, 0.0000, -82.7485), difference: 1.0000),
    Pair(number: 7, first: (50.0000, 0.0000, 0.0000), second: (50.0000, -1.0000, 2.0000), difference: 2.3669),
    Pair(number: 8, first: (50.0000, -1.0000, 2.0000), second: (50.0000, 0.0000, 0.0000), difference: 2.3669),
    Pair(number: 9, first: (50.0000, 2.4900, -0.0010), second: (50.0000, -2.4900, 0.0009), difference: 7.1792),
    Pair(number: 10, first: (50.0000, 2.4900, -0.0010), second: (50.0000, -2.4900, 0.0010), difference: 7.1792),
    Pair(number: 11, first: (50.0000, 2.4900, -0.0010), second: (50.0000, -2.4900, 0.0011), difference: 7.2195),
    Pair(number: 12, first: (50.0000, 2.4900, -0.0010), second: (50.0000, -2.4900, 0.0012), difference: 7.2195),
    Pair(number: 13, first: (50.0000, -0.0010, 2.4900), second: (50.0000, 0.0009, -2.4900), difference: 4.8045),
    Pair(number: 14, first: (50.0000, -0.0010, 2.4900), second: (50.0000, 0.0010, -2.4900), difference: 4.8045),
    Pair(number: 15, first: (50.0000, -0.0010, 2.4900), second: (50.0000, 0.0011, -2.4900), difference: 4.7461),
    Pair(number: 16, first: (50.0000, 2.5000, 0.0000), second: (50.0000, 0.0000, -2.5000), difference: 4.3065),
    Pair(number: 17, first: (50.0000, 2.5000, 0.0000), second: (73.0000, 25.0000, -18.0000), difference: 27.1492),
    Pair(number: 18, first: (50.0000, 2.5000, 0.0000), second: (61.0000, -5.0000, 29.0000), difference: 22.8977),
    Pair(number: 19, first: (50.0000, 2.5000, 0.0000), second: (56.0000, -27.0000, -3.0000), difference: 31.9030),
    Pair(number: 20, first: (50.0000, 2.5000, 0.0000), second: (58.0000, 24.0000, 15.0000), difference: 19.4535),
    Pair(number: 21, first: (50.0000, 2.5000, 0.0000), second: (50.0000, 3.1736, 0.5854), difference: 1.0000),
    Pair(number: 22, first: (50.0000, 2.5000, 0.0000), second: (50.0000, 3.2972, 0.0000), difference: 1.0000),
    Pair(number: 23, first: (50.0000, 2.5000, 0.0000), second: (50.0000, 1.8634, 0.5757), difference: 1.0000),
    Pair(number: 24, first: (50.0000, 2.5000, 0.0000), second: (50.0000, 3.2592, 0.3350), difference: 1.0000),
    Pair(number: 25, first: (60.2574, -34.0099, 36.2677), second: (60.4626, -34.1751, 39.4387), difference: 1.2644),
    Pair(number: 26, first: (63.0109, -31.0961, -5.8663), second: (62.8187, -29.7946, -4.0864), difference: 1.2630),
    Pair(number: 27, first: (61.2901, 3.7196, -5.3901), second: (61.4292, 2.2480, -4.9620), difference: 1.8731),
    Pair(number: 28, first: (35.0831, -44.1164, 3.7933), second: (35.0232, -40.0716, 1.5901), difference: 1.8645),
    Pair(number: 29, first: (22.7233, 20.0904, -46.6940), second: (23.0331, 14.9730, -42.5619), difference: 2.0373),
    Pair(number: 30, first: (36.4612, 47.8580, 18.3852), second: (36.2715, 50.5065, 21.2231), difference: 1.4146),
    Pair(number: 31, first: (90.8027, -2.0831, 1.4410), second: (91.1528, -1.6435, 0.0447), difference: 1.4441),
    Pair(number: 32, first: (90.9257, -0.5406, -0.9208), second: (88.6381, -0.8985, -0.7239), difference: 1.5381),
    Pair(number: 33, first: (6.7747, -0.2908, -2.4247), second: (5.8714, -0.0985, -2.2286), difference: 0.6377),
    Pair(number: 34, first: (2.0776, 0.0795, -1.1350), second: (0.9033, -0.0636, -0.5514), difference: 0.9082),
  ]
}
