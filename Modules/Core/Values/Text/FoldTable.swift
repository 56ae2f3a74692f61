/// The folded forms of blocks in which no scalar depends on its neighbours, computed once by the rules themselves.
struct FoldTable: Sendable {
  /// Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic.
  static let alphabets = FoldTable(0x80..<0x700)
  /// Latin with two marks (Vietnamese), Greek with breathings, dashes and quotes.
  static let extended = FoldTable(0x1E00..<0x2070)

  private let first: UInt32
  /// Up to three scalars of 21 bits, the first lowest; the count is in the top bit when it is one that is a word of its own.
  private let entries: [UInt64]

  private static let wordFlag: UInt64 = 1 << 63

  private init(_ range: Range<UInt32>) {
    first = range.lowerBound
    entries = range.map { scalar in
      var entry: UInt64 = 0
      var shift: UInt64 = 0
      var word = false
      FoldRules.fold(scalar) { part in
        entry |= UInt64(part) << shift
        shift += 21
        if FoldedScalar(part) == .word { word = true }
      }
      return shift > 63 ? .max : word ? entry | Self.wordFlag : entry
    }
  }

  /// Writes the folded form of a scalar of the table's range; `false` when it does not fit a table.
  @inline(__always)
  func put(_ scalar: UInt32, to writer: inout FoldWriter) -> Bool {
    var entry = entries[Int(scalar - first)]
    if entry == .max { return false }
    let kind: FoldedScalar = entry & Self.wordFlag != 0 ? .word : .plain
    entry &= ~Self.wordFlag
    while entry != 0 {
      let part = UInt32(truncatingIfNeeded: entry & 0x1F_FFFF)
      writer.put(part, part == 0x20 ? .space : kind)
      entry >>= 21
    }
    return true
  }
}
