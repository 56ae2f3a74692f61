/// Scalars to UTF-8 and back by hand, since a million titles pass and `String.UnicodeScalarView` is several times slower.
enum UTF8Scalars {
  /// The scalar that starts at `index`, which moves past it; U+FFFD where the bytes are no UTF-8.
  @inline(__always)
  static func next(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    let lead = bytes[index]
    index += 1
    if lead < 0x80 { return UInt32(lead) }
    let length = lead < 0xC0 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
    guard length > 0, index + length <= bytes.count else { return 0xFFFD }
    var scalar = UInt32(lead) & (0x3F >> UInt32(length))
    for offset in 0..<length { scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F) }
    index += length
    return scalar
  }

  @inline(__always)
  static func append(_ scalar: UInt32, to output: inout [UInt8]) {
    if scalar < 0x80 { return output.append(UInt8(scalar)) }
    if scalar < 0x800 {
      output.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
    } else {
      if scalar < 0x10000 {
        output.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      } else {
        output.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
        output.append(UInt8(truncatingIfNeeded: 0x80 | (scalar >> 12 & 0x3F)))
      }
      output.append(UInt8(truncatingIfNeeded: 0x80 | (scalar >> 6 & 0x3F)))
    }
    output.append(UInt8(truncatingIfNeeded: 0x80 | (scalar & 0x3F)))
  }

  /// Where the first byte of no ASCII character stands, or `count`; eight bytes at a time.
  @inline(__always)
  static func asciiPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= raw.count, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
      index += 8
    }
    while index < raw.count, raw[index] < 0x80 { index += 1 }
    return index
  }
}
