/// Which properties of an entity a row of a file states, by their places: what is not stated is a default and says nothing.
public struct StatedProperties: Sendable, Equatable {
  /// More than any entity has; of later ones nothing is known.
  private static let most = UInt64.bitWidth
  private var bits: UInt64 = 0

  /// None yet.
  public init() {}

  /// Notes that the property at this place of `Entity.properties` is stated.
  public mutating func insert(_ place: Int) {
    if place < Self.most { bits |= 1 << UInt64(place) }
  }

  /// Whether the property at this place is stated.
  public func contains(_ place: Int) -> Bool { place < Self.most && bits & (1 << UInt64(place)) != 0 }
}
