import Foundation

extension LabColor {
  /// The colour difference CIEDE2000 (ISO/CIE 11664-6); about 1 is just seen, above 10 nobody takes one for the other.
  ///
  /// After Sharma, Wu and Dalal, Color Research and Application 30 (2005), whose 34 pairs it is tested with.
  public func difference(from other: LabColor) -> Double {
    let pair = PolarPair(self, other)
    let lightness = (self.lightness + other.lightness) / 2 - 50
    let square = lightness * lightness
    let deltaL = (other.lightness - self.lightness) / (1 + 0.015 * square / (20 + square).squareRoot())
    let deltaC = pair.chromaDifference / (1 + 0.045 * pair.meanChroma)
    let deltaH = pair.hueDifference / (1 + 0.015 * pair.meanChroma * pair.hueWeight)
    let sum = deltaL * deltaL + deltaC * deltaC + deltaH * deltaH + pair.rotation * deltaC * deltaH
    return max(0, sum).squareRoot()
  }
}

/// Two colours in the polar coordinates of CIEDE2000, whose a axis is stretched near grey.
private struct PolarPair {
  private let first: (chroma: Double, hue: Double)
  private let second: (chroma: Double, hue: Double)

  init(_ first: LabColor, _ second: LabColor) {
    let share = Self.saturated((first.chroma + second.chroma) / 2)
    let stretch = 1 + (1 - share) / 2
    self.first = Self.polar(first.a * stretch, first.b)
    self.second = Self.polar(second.a * stretch, second.b)
  }

  var meanChroma: Double { (first.chroma + second.chroma) / 2 }
  var chromaDifference: Double { second.chroma - first.chroma }

  var hueDifference: Double {
    2 * (first.chroma * second.chroma).squareRoot() * Self.sine(hueStep / 2)
  }

  /// The angle from the first to the second hue, the short way round; 0 where one of them is grey.
  private var hueStep: Double {
    if isGrey { return 0 }
    let step = second.hue - first.hue
    return step > 180 ? step - 360 : step < -180 ? step + 360 : step
  }

  private var meanHue: Double {
    let sum = first.hue + second.hue
    if isGrey { return sum }
    if abs(first.hue - second.hue) <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private var isGrey: Bool { first.chroma * second.chroma == 0 }

  var hueWeight: Double {
    let hue = meanHue
    return 1 - 0.17 * Self.cosine(hue - 30) + 0.24 * Self.cosine(2 * hue) + 0.32 * Self.cosine(3 * hue + 6)
      - 0.20 * Self.cosine(4 * hue - 63)
  }

  /// Hue and chroma are not independent among blues.
  var rotation: Double {
    let distance = (meanHue - 275) / 25
    let angle = 30 * exp(-distance * distance)
    return -2 * Self.saturated(meanChroma) * Self.sine(2 * angle)
  }

  /// From 0 for grey to 1 for vivid colours.
  private static func saturated(_ chroma: Double) -> Double {
    let seventh = pow(chroma, 7)
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  private static func polar(_ a: Double, _ b: Double) -> (Double, Double) {
    if a == 0 && b == 0 { return (0, 0) }
    let degrees = atan2(b, a) * 180 / .pi
    return ((a * a + b * b).squareRoot(), degrees < 0 ? degrees + 360 : degrees)
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
