/// A scheme of hues that harmonise, laid on the wheel at any angle.
///
/// Sector widths: Matsuda's templates as given by Cohen-Or and others, "Color harmonization", ACM SIGGRAPH 2006.
enum HueTemplate: Int, CaseIterable {
  /// One hue; opposite hues; neighbours; a hue and a quarter further (also mirrored); neighbours and an accent; two pairs; a half.
  case i, largeI, v, l, mirroredL, y, x, t

  /// Centre and width of each sector, in degrees.
  var sectors: [(center: Double, width: Double)] {
    switch self {
    case .i: [(0, 18)]
    case .largeI: [(0, 18), (180, 18)]
    case .v: [(0, 93.6)]
    case .l: [(0, 18), (90, 79.2)]
    case .mirroredL: [(0, 18), (270, 79.2)]
    case .y: [(0, 93.6), (180, 18)]
    case .x: [(0, 93.6), (180, 93.6)]
    case .t: [(0, 180)]
    }
  }

  /// How well colours go together that lie in the template, in per cent: the simpler, the better.
  var worth: Int {
    switch self {
    case .i: 100
    case .v: 94
    case .largeI: 90
    case .y: 82
    case .l, .mirroredL: 78
    case .x: 70
    case .t: 60
    }
  }

  /// What people call it.
  var title: String {
    switch self {
    case .i: "one colour"
    case .v: "neighbouring colours"
    case .largeI: "opposite colours"
    case .y: "neighbouring colours with an opposite accent"
    case .l, .mirroredL: "colours a quarter of the wheel apart"
    case .x: "two pairs of colours"
    case .t: "colours of one half of the wheel"
    }
  }

  /// Degrees from a hue to the nearest sector, when the template is turned by `rotation`; 0 inside.
  func distance(of hue: Double, rotation: Double) -> Double {
    var nearest = 360.0
    for sector in sectors {
      let offset = abs((hue - rotation - sector.center).truncatingRemainder(dividingBy: 360))
      nearest = min(nearest, max(0, min(offset, 360 - offset) - sector.width / 2))
    }
    return nearest
  }
}
