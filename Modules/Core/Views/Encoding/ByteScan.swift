/// Looks for certain bytes eight at a time.
enum ByteScan {
  /// Whether one of the given ASCII bytes, or a byte below `limit` (at most 128), occurs.
  @inline(__always)
  static func contains(_ wanted: (UInt8, UInt8), below limit: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return false }
    var hits: UInt64 = 0
    var place = 0
    while place &+ 8 <= bytes.count {
      let word = start.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      hits |= zero(word ^ repeated(wanted.0)) | zero(word ^ repeated(wanted.1)) | less(word, limit)
      place &+= 8
    }
    if hits & 0x8080_8080_8080_8080 != 0 { return true }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == wanted.0 || byte == wanted.1 || byte < limit { return true }
      place &+= 1
    }
    return false
  }

  @inline(__always)
  private static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  @inline(__always)
  private static func zero(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word }

  @inline(__always)
  private static func less(_ word: UInt64, _ limit: UInt8) -> UInt64 { (word &- repeated(limit)) & ~word }
}
