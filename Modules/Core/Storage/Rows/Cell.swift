/// One value of a row: a number, or where the bytes of a text lie in the arena beside it.
struct Cell {
  enum Kind: UInt8 { case null, integer, text }

  var kind: Kind
  var length: Int
  /// The number, or the offset into the arena.
  var bits: Int64

  static let null = Cell(kind: .null, length: 0, bits: 0)
}
