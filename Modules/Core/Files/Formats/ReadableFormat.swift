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
