public import Entities

/// The files of shops that products come from and go to.
public protocol ProductInterchange: Interchange where Item == Product {
  /// The same files, read with what they leave open decided.
  ///
  /// Throws a `Failure` when the map of categories cannot be read.
  func reading(_ reading: ProductReading) throws -> any ProductInterchange
}
