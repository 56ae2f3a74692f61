import Files

/// Turns the rows of a list into bytes, one after another, in constant memory.
protocol ListRenderer<Item>: ~Copyable {
  associatedtype Item
  mutating func add(_ item: Item, to buffer: inout ByteBuffer)
  /// Writes what stands after the last row, also when there was none.
  mutating func finish(to buffer: inout ByteBuffer)
}
