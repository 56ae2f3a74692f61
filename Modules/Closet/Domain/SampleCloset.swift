public import Entities

/// A wardrobe to try things with.
public protocol SampleCloset: Sendable {
  /// Read anew each time.
  func rows() throws -> any ImportRows<Garment>
}
