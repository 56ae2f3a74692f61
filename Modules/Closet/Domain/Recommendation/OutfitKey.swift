/// The garments of an outfit in one number, ordered like the ids of its garments from slot to slot.
struct OutfitKey: Hashable, Comparable {
  private static let bits = 21
  /// More garments than a closet has.
  static let capacity = 1 << bits - 1

  private let packed: UInt128

  /// No garment.
  static let none = OutfitKey(packed: 0)

  private init(packed: UInt128) {
    self.packed = packed
  }

  /// One garment in the slot at this place of `OutfitShape.slots`.
  init(rank: Int, place: Int) {
    packed = UInt128(truncatingIfNeeded: rank + 1) << UInt128((OutfitShape.slots.count - 1 - place) * Self.bits)
  }

  /// Both, which share no slot.
  static func + (left: OutfitKey, right: OutfitKey) -> OutfitKey { OutfitKey(packed: left.packed | right.packed) }

  static func < (left: OutfitKey, right: OutfitKey) -> Bool { left.packed < right.packed }

  /// In the order of the slots.
  var ranks: [Int] {
    OutfitShape.slots.indices.compactMap { place in
      let field = packed >> UInt128((OutfitShape.slots.count - 1 - place) * Self.bits) & UInt128(1 << Self.bits - 1)
      return field == 0 ? nil : Int(field) - 1
    }
  }
}
