public import ClosetDomain
public import Entities
import Files

/// The wardrobe to try things with, built into the program so that it is there wherever the program is.
public struct WardrobeSample: SampleCloset {
  /// The same sixty garments each time.
  public init() {}

  public func rows() throws -> any ImportRows<Garment> {
    try ClosetFiles.csv.rows(of: ByteSource(Array(Self.text.utf8), name: "the sample wardrobe"))
  }
}
