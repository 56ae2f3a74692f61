/// How good an outfit is, as whole numbers, so that equal outfits are equal whatever the order of adding up.
public struct OutfitScore: Sendable, Equatable {
  /// In units that every share of one to five garments divides: 600,000 is a part of 1.
  let parts: [Int]

  /// What a part of 1 is.
  static let whole = 10_000 * fine
  /// The least common multiple of 1 to 5, the numbers of garments a mean is taken over.
  static let fine = 60

  init(_ part: (ScorePart) -> Int) {
    parts = ScorePart.allCases.map(part)
  }

  /// From 0 to 1.
  public subscript(part: ScorePart) -> Double { Double(parts[part.rawValue]) / Double(Self.whole) }

  /// The weighted sum, 100 times `whole` at most.
  var total: Int { ScorePart.allCases.reduce(0) { $0 + $1.weight * parts[$1.rawValue] } }

  /// The weighted mean, from 0 to 1.
  public var value: Double { Double(total) / Double(100 * Self.whole) }
}
