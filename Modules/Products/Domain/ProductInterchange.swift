public import Entities

/// The files of shops that products come from, which leave something open.
public protocol ProductInterchange: Sendable {
  /// The files, read with what they leave open decided.
  ///
  /// Throws a `Failure` when the map of categories cannot be read.
  func reading(_ reading: ProductReading) throws -> any Interchange<Product>
}
