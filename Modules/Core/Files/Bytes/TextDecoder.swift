/// Turns pieces of encoded text into UTF-8; a character cut by the end of a piece waits for the next one.
struct TextDecoder {
  private let encoding: TextEncoding
  private var waiting: [UInt8] = []

  init(_ encoding: TextEncoding) {
    self.encoding = encoding
  }

  /// Appends the text of a piece; an empty one says that nothing follows.
  mutating func decode(_ piece: [UInt8], into output: inout [UInt8]) {
    let bytes = waiting.isEmpty ? piece : waiting + piece
    waiting = []
    let used = bytes.withUnsafeBytes { bytes in
      switch encoding {
      case .utf8OrWindows: Self.decodeMixed(bytes, isLast: piece.isEmpty, into: &output)
      case .utf16LittleEndian: Self.decodeUTF16(bytes, low: 0, isLast: piece.isEmpty, into: &output)
      case .utf16BigEndian: Self.decodeUTF16(bytes, low: 1, isLast: piece.isEmpty, into: &output)
      }
    }
    waiting = Array(bytes[used...])
  }

  // MARK: UTF-8 and Windows-1252

  private static func decodeMixed(_ bytes: UnsafeRawBufferPointer, isLast: Bool, into output: inout [UInt8]) -> Int {
    var index = 0
    while true {
      let end = UTF8Validity.validEnd(bytes, from: index)
      output.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[index..<end]))
      // The longest character has four bytes: up to three may be the beginning of one.
      if end == bytes.count || bytes.count - end < 4 && !isLast { return end }
      append(windows(bytes[end]), to: &output)
      index = end + 1
    }
  }

  /// The signs of 0x80 to 0x9F (WHATWG Encoding Standard, index windows-1252); the others are those of Unicode.
  private static let windowsSigns: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  private static func windows(_ byte: UInt8) -> Unicode.Scalar {
    0x80..<0xA0 ~= byte ? scalar(UInt32(windowsSigns[Int(byte) - 0x80])) : Unicode.Scalar(byte)
  }

  // MARK: UTF-16

  /// `low` is the place of the low byte in a unit. A half of a pair without the other becomes U+FFFD, as does a single last byte.
  private static func decodeUTF16(_ bytes: UnsafeRawBufferPointer, low: Int, isLast: Bool, into output: inout [UInt8]) -> Int {
    output.reserveCapacity(output.count + bytes.count)
    func unit(_ index: Int) -> UInt32 { UInt32(bytes[index + 1 - low]) << 8 | UInt32(bytes[index + low]) }
    var index = 0
    while index + 2 <= bytes.count {
      let first = unit(index)
      guard 0xD800..<0xDC00 ~= first else {
        if first < 0x80 { output.append(UInt8(first)) } else { append(scalar(first), to: &output) }
        index += 2
        continue
      }
      if index + 4 > bytes.count && !isLast { return index }
      let second = index + 4 <= bytes.count ? unit(index + 2) : 0
      let isPair = 0xDC00..<0xE000 ~= second
      append(isPair ? scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) : "\u{FFFD}", to: &output)
      index += isPair ? 4 : 2
    }
    if isLast, index < bytes.count {
      append("\u{FFFD}", to: &output)
      return bytes.count
    }
    return index
  }

  // MARK: Scalars

  private static func scalar(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? "\u{FFFD}" }

  private static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { output.append(byte) }
  }
}
