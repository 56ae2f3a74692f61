/// An order a store can sort by.
public protocol QueryOrder: Sendable {
  /// Compared first to last; equal rows follow by id.
  var columns: [TableColumn] { get }
}
