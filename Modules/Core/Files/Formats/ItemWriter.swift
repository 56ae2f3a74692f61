public import Entities

/// Writes the items of one file one after another.
public protocol ItemWriter<Item> {
  associatedtype Item: Entity
  /// What stands before the first item.
  mutating func begin(_ buffer: inout ByteBuffer)
  /// One item with what parts it from the one before.
  mutating func append(_ item: Item, to buffer: inout ByteBuffer)
  /// What stands behind the last item, also when there was none.
  mutating func end(_ buffer: inout ByteBuffer)
}
