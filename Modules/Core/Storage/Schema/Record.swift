public import Entities

/// A row of a table and the entity it holds; the mapping between the two is all it knows.
public protocol Record: Sendable {
  associatedtype Model: Entity
  static var table: Table { get }
  /// How many of the table's first columns `model(of:)` needs; the rest are keys that are only written.
  static var readColumns: Int { get }
  init(_ model: Model)

  /// Reads the first columns of `table`, in their order.
  ///
  /// Throws `StoreError` of reason `damaged` when a value is none of its type.
  static func model(of row: borrowing Row) throws -> Model
  /// Writes the columns of `table`, in their order, each exactly once.
  func write(to row: inout RowBuilder)
}

extension Record {
  public static var readColumns: Int { table.columns.count }
}
