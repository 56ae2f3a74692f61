/// Text whose bytes alone say how wide it is: printable ASCII, and the Latin and common Cyrillic letters of two bytes.
enum NarrowText {
  /// Display columns, each letter being one; nil for text with anything else, such as control characters or marks.
  static func width(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 0
    while index + 8 <= bytes.count, isPrintableASCII(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { index += 8 }
    var width = index
    for byte in bytes[index...] {
      switch byte {
      case 0x20...0x7E, 0xC3...0xCB, 0xD0...0xD1: width += 1
      case 0x80...0xBF: continue
      default: return nil
      }
    }
    return width
  }

  /// Looks at eight bytes in one step, as a list of a thousand rows measures some hundred thousand.
  ///
  /// A top bit is set in the first sum by a byte of 0x7F and in the second by none of 0x20 or more; both by any that is no ASCII.
  private static func isPrintableASCII(_ word: UInt64) -> Bool {
    let top: UInt64 = 0x8080_8080_8080_8080
    guard word & top == 0 else { return false }
    let isDelete = word &+ 0x0101_0101_0101_0101
    let isPrintable = word &+ 0x6060_6060_6060_6060
    return isDelete & top == 0 && isPrintable & top == top
  }
}
