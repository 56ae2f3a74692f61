/// The outfits to wear, and what is missing where none is as it should be.
public struct Recommendation: Sendable, Equatable {
  /// The best first; where something is missing, the nearest there are.
  public let outfits: [Outfit]
  /// Why no outfit is as it should be; empty when they are.
  public let shortfalls: [Shortfall]
}
