/// One row of a file: the item it describes, or why it describes none.
public struct ImportRow<Item: Sendable>: Sendable {
  /// The line the row begins on, counted from 1.
  public let line: Int
  /// Whether the file states the item's id; otherwise the item has a new one.
  public let hasID: Bool
  public let item: Result<Item, RowFault>

  public init(line: Int, hasID: Bool = false, item: Result<Item, RowFault>) {
    self.line = line
    self.hasID = hasID
    self.item = item
  }
}

/// Why a row of a file describes no item: a sentence that names the column and quotes the value.
public struct RowFault: Error, Equatable {
  public let reason: String

  public init(_ reason: String) {
    self.reason = reason
  }
}

/// The rows of one file, read one after another in constant memory.
public protocol ImportRows<Item>: AnyObject {
  associatedtype Item: Entity
  /// nil at the end. Throws a `Failure` when the rest of the file cannot be read.
  func next() throws -> ImportRow<Item>?
  /// Bytes consumed so far, for a progress bar.
  var bytesRead: Int { get }
}
