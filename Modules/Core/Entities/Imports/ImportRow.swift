/// One row of a file: the item it describes, or why it describes none.
public struct ImportRow<Item: Sendable>: Sendable {
  /// The line the row begins on, counted from 1.
  public let line: Int
  /// Whether the file states the item's id; otherwise the item has a new one.
  public let hasID: Bool
  /// What of the item the row states; nil where that cannot be told from what it is empty of.
  public let stated: StatedProperties?
  /// Unchecked: the rules of the Domain have not seen it yet.
  public let item: Result<Item, RowFault>

  /// A row without an id of its own, unless it is said otherwise.
  public init(line: Int, hasID: Bool = false, stated: StatedProperties? = nil, item: Result<Item, RowFault>) {
    self.line = line
    self.hasID = hasID
    self.stated = stated
    self.item = item
  }
}
