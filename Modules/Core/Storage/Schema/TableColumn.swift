/// A column of a table: its name in the store and what it may hold.
public struct TableColumn: Sendable, Hashable {
  /// What a value that is there may be; the table is STRICT.
  public enum Kind: String, Sendable { case integer, text }

  /// The name in SQL.
  public let name: String
  /// Text or a number, never either.
  public let kind: Kind
  /// Whether a value may be missing.
  public let isOptional: Bool

  /// UTF-8 text, stored in NFC, compared byte by byte.
  public static func text(_ name: String) -> TableColumn { TableColumn(name: name, kind: .text, isOptional: false) }

  /// A signed number of 64 bits.
  public static func integer(_ name: String) -> TableColumn { TableColumn(name: name, kind: .integer, isOptional: false) }

  /// The same column, but it may be empty.
  public var optional: TableColumn { TableColumn(name: name, kind: kind, isOptional: true) }
}
