public import Foundation

/// UUIDs as text by hand: a million of them pass, and Foundation takes some 400 ns for each.
public enum UUIDText {
  /// The bytes of the text: 32 digits and four hyphens (RFC 9562, section 4).
  public static let length = 36

  /// The UUID that 36 bytes in upper or lower case say; `nil` when they say none.
  public static func uuid(_ bytes: UnsafeRawBufferPointer) -> UUID? {
    guard bytes.count == length, bytes[8] == 0x2D, bytes[13] == 0x2D, bytes[18] == 0x2D, bytes[23] == 0x2D else { return nil }
    var bad: UInt64 = 0
    let first = pack(load8(bytes, 0), &bad) | pack(load4(bytes, 9) | load4(bytes, 14) << 32, &bad) << 32
    let second = pack(load4(bytes, 19) | load4(bytes, 24) << 32, &bad) | pack(load8(bytes, 28), &bad) << 32
    guard bad & 0x8080_8080_8080_8080 == 0 else { return nil }
    return UUID(uuid: unsafeBitCast((first.littleEndian, second.littleEndian), to: uuid_t.self))
  }

  /// The UUID a text of 36 characters says; `nil` when it says none.
  public static func uuid(_ text: String) -> UUID? {
    var text = text
    return text.withUTF8 { uuid(UnsafeRawBufferPointer($0)) }
  }

  /// Writes 36 bytes in lower case.
  public static func write(_ id: UUID, to output: UnsafeMutableRawPointer) {
    let halves = unsafeBitCast(id.uuid, to: (UInt64, UInt64).self)
    let (first, second) = (UInt64(littleEndian: halves.0), UInt64(littleEndian: halves.1))
    let (two, three) = (digits(first >> 32), digits(second))
    output.storeBytes(of: digits(first).littleEndian, as: UInt64.self)
    output.storeBytes(of: UInt32(truncatingIfNeeded: two).littleEndian, toByteOffset: 9, as: UInt32.self)
    output.storeBytes(of: UInt32(truncatingIfNeeded: two >> 32).littleEndian, toByteOffset: 14, as: UInt32.self)
    output.storeBytes(of: UInt32(truncatingIfNeeded: three).littleEndian, toByteOffset: 19, as: UInt32.self)
    output.storeBytes(of: UInt32(truncatingIfNeeded: three >> 32).littleEndian, toByteOffset: 24, as: UInt32.self)
    output.storeBytes(of: digits(second >> 32).littleEndian, toByteOffset: 28, as: UInt64.self)
    for hyphen in [8, 13, 18, 23] { output.storeBytes(of: 0x2D, toByteOffset: hyphen, as: UInt8.self) }
  }

  /// 36 characters in lower case.
  public static func text(_ id: UUID) -> String {
    String(unsafeUninitializedCapacity: length) { output in
      guard let start = output.baseAddress else { return 0 }
      write(id, to: start)
      return length
    }
  }

  @inline(__always)
  private static func load8(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func load4(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// Eight hexadecimal digits, the first in the lowest byte, become four bytes; a high bit stays in `bad` for what is no digit.
  @inline(__always)
  private static func pack(_ text: UInt64, _ bad: inout UInt64) -> UInt64 {
    let lower = text | 0x2020_2020_2020_2020
    let isNoDigit = (text ^ 0x3030_3030_3030_3030) &+ 0x7676_7676_7676_7676
    let isLetter = (lower &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(lower &+ 0x1919_1919_1919_1919)
    bad |= text | (isNoDigit & ~isLetter)
    let nibbles = (text & 0x0F0F_0F0F_0F0F_0F0F) &+ ((text >> 6) & 0x0101_0101_0101_0101) &* 9
    let pairs = (nibbles << 4 | nibbles >> 8) & 0x00FF_00FF_00FF_00FF
    let quads = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt64(UInt32(truncatingIfNeeded: quads | quads >> 16))
  }

  /// The low four bytes become eight hexadecimal digits, the first in the lowest byte.
  @inline(__always)
  private static func digits(_ bytes: UInt64) -> UInt64 {
    var spread = bytes & 0xFFFF_FFFF
    spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFF
    spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
    let nibbles = (spread >> 4 & 0x000F_000F_000F_000F) | (spread & 0x000F_000F_000F_000F) << 8
    let letters = (nibbles &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return nibbles &+ 0x3030_3030_3030_3030 &+ letters &* 39
  }
}
