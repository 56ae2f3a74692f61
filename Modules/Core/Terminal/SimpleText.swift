/// Text of letters and punctuation that always take the same room and harm no terminal, as their bytes alone tell.
///
/// Most texts of most languages are of this kind. Looking at others by grapheme cluster takes a hundred times as long.
enum SimpleText {
  /// Display columns; nil for text with anything else, such as control characters, combining marks or emoji.
  static func width(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 0
    while index + 8 <= bytes.count, isPrintableASCII(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { index += 8 }
    var width = index
    while index < bytes.count {
      switch bytes[index] {
      case 0x20...0x7E:
        width += 1
        index += 1
      // The Latin and common Cyrillic letters of two bytes.
      case 0xC3...0xCB, 0xD0...0xD1:
        width += 1
        index += 2
      case 0xE2...0xED:
        guard let columns = columns(bytes[index], bytes[index + 1], bytes[index + 2]) else { return nil }
        width += columns
        index += 3
      default: return nil
      }
    }
    return width
  }

  /// The width of a character of three bytes in UTF-8, by the East Asian Width of its block (UAX #11).
  private static func columns(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int? {
    switch UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F) {
    case 0x2010...0x2027: 1  // dashes, quotation marks, the ellipsis
    case 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF: 2  // CJK punctuation and kana, without the marks among them
    case 0x4E00...0x9FA5, 0xAC00...0xD7A3: 2  // ideographs and Hangul syllables
    default: nil
    }
  }

  /// Looks at eight bytes in one step.
  ///
  /// The first sum sets the top bit of a byte of 0x7F, the second that of each of 0x20 or more.
  private static func isPrintableASCII(_ word: UInt64) -> Bool {
    let top: UInt64 = 0x8080_8080_8080_8080
    guard word & top == 0 else { return false }
    return (word &+ 0x0101_0101_0101_0101) & top == 0 && (word &+ 0x6060_6060_6060_6060) & top == top
  }
}
