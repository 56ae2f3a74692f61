/// One row of a file: the item it describes, or why it describes none.
public struct ImportRow<Item: Sendable>: Sendable {
  /// The line the row begins on, counted from 1.
  public let line: Int
  /// Whether the file states the item's id; otherwise the item has a new one.
  public let hasID: Bool
  /// Unchecked: the rules of the Domain have not seen it yet.
  public let item: Result<Item, RowFault>

  /// A row without an id of its own, unless it is said otherwise.
  public init(line: Int, hasID: Bool = false, item: Result<Item, RowFault>) {
    self.line = line
    self.hasID = hasID
    self.item = item
  }
}

/// Why a row of a file describes no item: a sentence that names the column and quotes the value.
public struct RowFault: Error, Equatable {
  /// Shown behind the line of the row.
  public let reason: String

  /// A sentence with a full stop.
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
