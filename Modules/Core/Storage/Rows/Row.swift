public import Foundation
import Values

/// A stored row, valid only while it is borrowed; its values are asked for by the position of their column.
public struct Row: ~Copyable {
  private let cells: UnsafePointer<Cell>
  private let arena: UnsafeRawPointer
  let columns: Int

  init(cells: UnsafePointer<Cell>, arena: UnsafeRawPointer, count: Int) {
    self.cells = cells
    self.arena = arena
    columns = count
  }

  /// Whether the column has no value.
  public func isNull(_ column: Int) -> Bool { cell(column).kind == .null }

  /// Throws `StoreError` of reason `damaged` when there is no text.
  public func text(_ column: Int) throws -> String {
    String(decoding: try bytes(column), as: UTF8.self)
  }

  /// nil where the column has no value; throws like `text`.
  public func optionalText(_ column: Int) throws -> String? {
    isNull(column) ? nil : try text(column)
  }

  /// The bytes of a text, valid only while the row is.
  public func bytes(_ column: Int) throws -> UnsafeRawBufferPointer {
    let cell = cell(column)
    guard cell.kind == .text else { throw damaged(column) }
    return UnsafeRawBufferPointer(start: arena + Int(cell.bits), count: cell.length)
  }

  /// Throws `StoreError` of reason `damaged` when there is no number.
  public func integer(_ column: Int) throws -> Int {
    let cell = cell(column)
    guard cell.kind == .integer else { throw damaged(column) }
    return Int(cell.bits)
  }

  /// nil where the column has no value; throws like `integer`.
  public func optionalInteger(_ column: Int) throws -> Int? {
    isNull(column) ? nil : try integer(column)
  }

  /// The id whose text stands in this column.
  public func id(_ column: Int) throws -> UUID {
    guard let id = UUIDText.uuid(try bytes(column)) else { throw damaged(column) }
    return id
  }

  /// What to throw when the value of a column is none of its type.
  public func damaged(_ column: Int) -> StoreError { .damagedRow(column: column) }

  func value(_ column: Int) -> StoredValue {
    let cell = cell(column)
    switch cell.kind {
    case .null: return .null
    case .integer: return .integer(cell.bits)
    case .text:
      let bytes = UnsafeRawBufferPointer(start: arena + Int(cell.bits), count: cell.length)
      return .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func cell(_ column: Int) -> Cell {
    precondition(column >= 0 && column < columns, "a record asks for a column its table does not have")
    return cells[column]
  }
}
