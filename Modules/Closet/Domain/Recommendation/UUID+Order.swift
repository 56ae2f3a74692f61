import Foundation

extension UUID {
  /// A number in the order of their texts.
  var sortKey: UInt128 {
    let halves = unsafeBitCast(uuid, to: (UInt64, UInt64).self)
    return UInt128(halves.0.bigEndian) << 64 | UInt128(halves.1.bigEndian)
  }

  /// The order of their texts.
  func isBefore(_ other: UUID) -> Bool { sortKey < other.sortKey }
}
