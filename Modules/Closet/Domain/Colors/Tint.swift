/// What a colour counts for in harmony: nothing for a neutral, otherwise its hue and how vivid it is.
enum Tint: Sendable, Hashable {
  case neutral
  /// The hue in steps of ten degrees, 0 to 35, and the strength in quarters, 1 to 4.
  case hue(step: Int, strength: Int)

  /// Hues a wheel is divided into.
  static let steps = 36

  init(_ color: LabColor) {
    if Self.isNeutral(color) {
      self = .neutral
    } else {
      let step = Int((color.hue / 10).rounded()) % Self.steps
      self = .hue(step: step, strength: min(4, max(1, Int((color.chroma / 15).rounded(.up)))))
    }
  }

  /// Near grey, or near one of the colours that go with anything.
  static func isNeutral(_ color: LabColor) -> Bool {
    if color.chroma < 12 || color.lightness < 8 { return true }
    return neutrals.contains { neutral in
      // The difference itself costs much more, and these are far off by any measure.
      abs(neutral.lightness - color.lightness) < 25 && abs(neutral.a - color.a) < 20 && abs(neutral.b - color.b) < 25
        && neutral.difference(from: color) < 8
    }
  }

  private static let neutrals = [
    "denim", "lightdenim", "darkdenim", "rawdenim", "navy", "darknavy", "midnightblue", "beige", "cream", "ecru", "sand", "tan",
    "camel", "taupe", "stone",
  ].compactMap { try? LabColor(GarmentColor(parsing: $0)) }
}
