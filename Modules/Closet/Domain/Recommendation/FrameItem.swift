/// A garment in a frame, and what it adds there.
struct FrameItem {
  let item: SlotPool.Item
  let value: Int

  init(_ item: SlotPool.Item, value: Int) {
    self.item = item
    self.value = value
  }
}
