import Foundation

/// A colour in CIELAB under the illuminant D65 (ISO/CIE 11664-4), where distances are near to what the eye sees.
public struct LabColor: Sendable, Hashable {
  /// 0 is black, 100 is white.
  public let lightness: Double
  /// From green (negative) to red.
  public let a: Double
  /// From blue (negative) to yellow.
  public let b: Double

  /// The three coordinates as they are published.
  public init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Of a colour in sRGB (IEC 61966-2-1).
  public init(_ color: GarmentColor) {
    let (red, green, blue) = color.components
    let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
    let x = Self.response((0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.950_47)
    let y = Self.response(0.212_672_9 * r + 0.715_152_2 * g + 0.072_175_0 * b)
    let z = Self.response((0.019_333_9 * r + 0.119_192_0 * g + 0.950_304_1 * b) / 1.088_83)
    self.init(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// How far from grey.
  public var chroma: Double { (a * a + b * b).squareRoot() }

  /// The hue angle in degrees, 0 up to 360.
  public var hue: Double {
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static let linear: [Double] = (0...255).map { step in
    let value = Double(step) / 255
    return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func response(_ ratio: Double) -> Double {
    ratio > 216.0 / 24_389 ? cbrt(ratio) : (24_389.0 / 27 * ratio + 16) / 116
  }
}
