public import Entities

/// Makes items of the rows of a table where several rows may be one item.
public protocol RowGatherer<Item> {
  associatedtype Item: Entity
  /// Takes the next row, which has as many fields as the header, and returns what is complete with it, in the order of the file.
  mutating func add(_ row: CSVRow) -> [ImportRow<Item>]
  /// What is complete only now that no row follows.
  mutating func finish() -> [ImportRow<Item>]
}
