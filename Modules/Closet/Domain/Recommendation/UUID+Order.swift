import Foundation

extension UUID {
  /// The order of their texts, in two comparisons.
  func isBefore(_ other: UUID) -> Bool {
    let own = unsafeBitCast(uuid, to: (UInt64, UInt64).self)
    let others = unsafeBitCast(other.uuid, to: (UInt64, UInt64).self)
    return (own.0.bigEndian, own.1.bigEndian) < (others.0.bigEndian, others.1.bigEndian)
  }
}
