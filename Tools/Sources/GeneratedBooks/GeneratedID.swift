/// Ids made of random numbers.
enum GeneratedID {
  /// A version 4 UUID in small letters.
  static func text(_ id: (UInt64, UInt64)) -> String {
    let high = (id.0 & ~0xF000) | 0x4000
    let low = (id.1 & ~(0b11 << 62)) | (0b10 << 62)
    return String(unsafeUninitializedCapacity: 36) { text in
      var place = 0
      for nibble in 0..<32 {
        if [8, 12, 16, 20].contains(nibble) {
          text[place] = UInt8(ascii: "-")
          place += 1
        }
        let word = nibble < 16 ? high : low
        let value = UInt8(truncatingIfNeeded: word >> UInt64(60 - nibble % 16 * 4)) & 15
        text[place] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
        place += 1
      }
      return place
    }
  }
}
