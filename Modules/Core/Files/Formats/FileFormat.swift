public import Entities

/// A file format whose rows describe items.
public protocol ReadableFormat<Item>: Sendable {
  associatedtype Item: Entity
  /// What `--from` calls it.
  var name: String { get }
  /// Whether a file that begins so is of this format; the first format that says yes is taken.
  func recognises(_ beginning: FileBeginning) -> Bool
  /// Throws `InputFault` when the file has no rows that could be read, and `FileError`.
  func rows(of source: ByteSource) throws -> any ImportRows<Item>
}

/// A file format that items can be written in.
public protocol WritableFormat<Item>: Sendable {
  associatedtype Item: Entity
  /// What `--to` calls it.
  var name: String { get }
  /// A writer for one file; each file needs a new one.
  func makeWriter() -> any ItemWriter<Item>
}

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
