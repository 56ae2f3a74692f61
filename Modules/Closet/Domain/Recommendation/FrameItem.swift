/// A garment in a frame, and what it adds there.
struct FrameItem {
  let key: OutfitKey
  let look: Look
  let insulation: Int
  var value: Int

  init(_ item: SlotPool.Item, value: Int) {
    key = item.key
    look = item.look
    insulation = item.insulation
    self.value = value
  }

  /// What it adds when each hundredth of a clo adds `price`.
  @inline(__always)
  func priced(_ price: Int) -> Int { value + price * insulation }
}
