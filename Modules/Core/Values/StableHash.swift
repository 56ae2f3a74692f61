/// A hash that is the same in every process and version, for keys that are stored; it is no protection against forgery.
///
/// FNV-1a (Fowler, Noll, Vo) over words of 64 bits. Each step is a bijection, so a change inside one word is always found.
public struct StableHash: Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of nothing.
  public init() {}

  /// The hash of what was added so far, in this order.
  public var value: Int64 { Int64(bitPattern: hash) }

  /// The value as 16 hexadecimal digits.
  public var digits: String {
    let number = UInt64(bitPattern: value)
    return String(unsafeUninitializedCapacity: 16) { text in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: number >> UInt64(60 - place * 4)) & 15
        text.initializeElement(at: place, to: digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
      return 16
    }
  }

  /// Adds one number; a text is added with its length, so that parts do not run together.
  @inline(__always)
  public mutating func add(_ word: UInt64) {
    hash = (hash ^ word) &* 0x0000_0100_0000_01b3
    // Multiplication only carries upwards; folding the high bits down lets every bit matter for the next word.
    hash ^= hash &>> 32
  }

  /// Adds the length and the bytes.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var offset = 0
    while offset &+ 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset &+= 8
    }
    var last: UInt64 = 0
    while offset < bytes.count {
      last = last &<< 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    add(last)
  }

  /// The hash of a text's UTF-8 bytes.
  public static func of(_ text: String) -> Int64 { hash(text).value }

  /// The digits of a text's hash, such as for the name of a file.
  public static func digits(of text: String) -> String { hash(text).digits }

  private static func hash(_ text: String) -> StableHash {
    var text = text
    return text.withUTF8 { bytes in
      var hash = StableHash()
      hash.add(UnsafeRawBufferPointer(bytes))
      return hash
    }
  }
}
