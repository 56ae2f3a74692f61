/// Looks for certain bytes eight at a time.
enum ByteScan {
  /// Whether a quote, comma, line feed or carriage return occurs: what a cell of CSV must be quoted for.
  @inline(__always)
  static func needsQuotes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    contains(
      in: bytes,
      word: {
        ($0 ^ 0x2222_2222_2222_2222).zeroBytes | ($0 ^ 0x2C2C_2C2C_2C2C_2C2C).zeroBytes
          | ($0 ^ 0x0A0A_0A0A_0A0A_0A0A).zeroBytes | ($0 ^ 0x0D0D_0D0D_0D0D_0D0D).zeroBytes
      },
      byte: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D })
  }

  /// Whether a quote, backslash or control character occurs: what a string of JSON must escape.
  @inline(__always)
  static func needsEscapes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    contains(
      in: bytes,
      word: {
        ($0 ^ 0x2222_2222_2222_2222).zeroBytes | ($0 ^ 0x5C5C_5C5C_5C5C_5C5C).zeroBytes
          | ($0 &- 0x2020_2020_2020_2020) & ~$0
      },
      byte: { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 })
  }

  /// Whether a semicolon, backslash or quote occurs: what an item of a list in a cell of CSV must escape or double.
  @inline(__always)
  static func needsListEscapes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    contains(
      in: bytes,
      word: {
        ($0 ^ 0x3B3B_3B3B_3B3B_3B3B).zeroBytes | ($0 ^ 0x5C5C_5C5C_5C5C_5C5C).zeroBytes
          | ($0 ^ 0x2222_2222_2222_2222).zeroBytes
      },
      byte: { $0 == 0x3B || $0 == 0x5C || $0 == 0x22 })
  }

  /// `word` says by the highest bits of its bytes whether one of eight is wanted, `byte` the same of a single one.
  @inline(__always)
  private static func contains(
    in bytes: UnsafeBufferPointer<UInt8>, word: (UInt64) -> UInt64, byte: (UInt8) -> Bool
  ) -> Bool {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return false }
    var hits: UInt64 = 0
    var place = 0
    while place &+ 8 <= bytes.count {
      hits |= word(start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place &+= 8
    }
    if hits & 0x8080_8080_8080_8080 != 0 { return true }
    while place < bytes.count {
      if byte(bytes[place]) { return true }
      place &+= 1
    }
    return false
  }
}

extension UInt64 {
  /// Sets the highest bit of bytes that are zero. It may set that of a byte above a zero one too, which changes no answer.
  @inline(__always)
  fileprivate var zeroBytes: UInt64 { (self &- 0x0101_0101_0101_0101) & ~self }
}
