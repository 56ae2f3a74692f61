/// A checksum over the values of a row that finds damage, not forgery.
///
/// FNV-1a (Fowler, Noll, Vo) over words of 64 bits: each step is a bijection, so a change inside one word is always found.
struct RowChecksum {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  var value: Int64 { Int64(bitPattern: hash) }

  mutating func addNull() { add(word: 0) }

  mutating func add(integer: Int64) {
    add(word: 1)
    add(word: UInt64(bitPattern: integer))
  }

  mutating func add(text: UnsafeRawBufferPointer) {
    add(word: UInt64(text.count) &* 4 &+ 2)
    var offset = 0
    while offset &+ 8 <= text.count {
      add(word: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset &+= 8
    }
    var last: UInt64 = 0
    while offset < text.count {
      last = last &<< 8 | UInt64(text[offset])
      offset &+= 1
    }
    add(word: last)
  }

  private mutating func add(word: UInt64) {
    hash = (hash ^ word) &* 0x0000_0100_0000_01b3
    // Multiplication only carries upwards; folding the high bits down lets every bit matter for the next word.
    hash ^= hash &>> 32
  }
}
