/// Whether bytes are UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing past U+10FFFF.
enum UTF8Validity {
  static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
    validEnd(bytes, from: 0) == bytes.count
  }

  /// Where the first byte at or after `start` stands that belongs to no UTF-8, or the count.
  static func validEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = asciiPrefix(bytes, from: start)
    while index < bytes.count {
      let length = sequenceLength(bytes, at: index)
      if length == 0 { return index }
      index = asciiPrefix(bytes, from: index + length)
    }
    return index
  }

  static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
    asciiPrefix(bytes, from: 0) == bytes.count
  }

  /// Where the first byte outside ASCII stands at or after `start`, or the count.
  private static func asciiPrefix(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.count, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// The bytes of the sequence outside ASCII at `index`; 0 when it is none.
  private static func sequenceLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int {
    let (length, second) = bounds(bytes[index])
    guard length > 0, index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// The length a lead byte asks for and what its second byte may be (RFC 3629, section 4).
  private static func bounds(_ lead: UInt8) -> (Int, ClosedRange<UInt8>) {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (0, 0x80...0xBF)
    }
  }
}
