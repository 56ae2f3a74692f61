/// Looking at eight bytes in one step.
enum ByteSearch {
  /// The top bit of every byte that is zero; above the lowest such byte others may be set as well.
  @inlinable @inline(__always)
  static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
