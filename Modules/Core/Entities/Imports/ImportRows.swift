/// The rows of one file, read one after another in constant memory.
public protocol ImportRows<Item>: AnyObject {
  associatedtype Item: Entity
  /// nil at the end. Throws a `Failure` when the rest of the file cannot be read.
  func next() throws -> ImportRow<Item>?
  /// Bytes consumed so far, for a progress bar.
  var bytesRead: Int { get }
}
