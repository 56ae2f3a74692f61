import Values

/// Says of a value that it surely is not in a column, without asking the database: a Bloom filter (Bloom 1970).
///
/// An import asks a million times for what is nearly never there. With four bits a key in two MiB, a million keys make one wrong
/// "perhaps" in five hundred, which then costs a look-up as before.
final class KeyFilter {
  private static let bitsOfKey = 4
  private static let wordCount = 1 << 18
  private var words = [UInt64](repeating: 0, count: wordCount)

  func insert(_ key: UInt64) {
    var place = Place(key)
    for _ in 0..<Self.bitsOfKey {
      words[place.word] |= place.mask
      place.advance()
    }
  }

  func mayContain(_ key: UInt64) -> Bool {
    var place = Place(key)
    for _ in 0..<Self.bitsOfKey {
      if words[place.word] & place.mask == 0 { return false }
      place.advance()
    }
    return true
  }

  static func key(_ integer: Int64) -> UInt64 {
    var hash = StableHash()
    hash.add(UInt64(bitPattern: integer))
    return UInt64(bitPattern: hash.value)
  }

  static func key(_ text: UnsafeRawBufferPointer) -> UInt64 {
    var hash = StableHash()
    hash.add(text)
    return UInt64(bitPattern: hash.value)
  }

  /// nil for null, which is never found.
  static func key(_ value: StoredValue) -> UInt64? {
    switch value {
    case .null: nil
    case .integer(let number): key(number)
    case .text(var text): text.withUTF8 { key(UnsafeRawBufferPointer($0)) }
    }
  }

  /// The places of a key's bits, all taken from one hash (Kirsch and Mitzenmacher 2006).
  private struct Place {
    private var bit: UInt64
    private let step: UInt64

    init(_ key: UInt64) {
      let mixed = (key ^ key &>> 33) &* 0xff51_afd7_ed55_8ccd
      bit = mixed &>> 32
      step = mixed | 1
    }

    var word: Int { Int(bit &>> 6 & UInt64(wordCount - 1)) }
    var mask: UInt64 { 1 &<< (bit & 63) }

    mutating func advance() { bit &+= step }
  }
}
