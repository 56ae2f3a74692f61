/// The dozen words people sort their clothes by; every colour belongs to the one it looks most like.
public enum ColorFamily: String, Sendable, CaseIterable {
  case black, grey, white, beige, brown, red, orange, yellow, green, blue, purple, pink

  /// The family of the named colour that is nearest by CIEDE2000.
  public init(_ color: LabColor) {
    var best = (difference: Double.infinity, family: ColorFamily.grey)
    for (family, example) in Self.examples {
      let difference = color.difference(from: example)
      if difference < best.difference { best = (difference, family) }
    }
    self = best.family
  }

  /// What bars and headings are painted in.
  public var example: GarmentColor? { Self.names[self].flatMap { try? GarmentColor(parsing: $0.first ?? "") } }

  private static let names: [ColorFamily: [String]] = [
    .black: ["black", "#1c1c1e", "#242424"], .grey: ["grey", "charcoal", "silver", "slategrey", "dimgrey"],
    .white: ["white", "offwhite", "snow", "ivory"],
    .beige: ["beige", "tan", "ecru", "wheat", "taupe", "khaki", "cream", "camel"],
    .brown: ["#6b4423", "saddlebrown", "darkbrown", "chestnut", "coffee", "mocha", "cognac"],
    .red: ["red", "darkred", "burgundy", "crimson", "oxblood", "indianred", "cherry"],
    .orange: ["orange", "darkorange", "coral", "terracotta", "rust", "apricot", "tomato"],
    .yellow: ["gold", "yellow", "mustard", "lemon", "lemonchiffon", "goldenrod"],
    .green: [
      "green", "darkgreen", "olive", "sage", "mint", "emerald", "army", "limegreen", "bottlegreen", "#16301f", "palegreen",
    ],
    .blue: [
      "blue", "navy", "denim", "lightblue", "royalblue", "skyblue", "darkdenim", "midnightblue", "teal", "turquoise", "petrol",
      "steelblue", "cyan",
    ],
    .purple: ["purple", "aubergine", "lilac", "violet", "indigo", "lavender", "mauve", "mediumpurple"],
    .pink: ["pink", "hotpink", "fuchsia", "dustypink", "deeppink", "lightpink", "blush"],
  ]

  private static let examples: [(ColorFamily, LabColor)] = allCases.flatMap { family in
    (names[family] ?? []).compactMap { name in
      (try? GarmentColor(parsing: name)).map { (family, LabColor($0)) }
    }
  }
}
