/// A table as a feature declares it: columns, indexes, searchable columns, and how older versions become this one.
///
/// The store adds `seq` (the order of insertion) and `checksum` (over all other columns).
public struct Table: Sendable {
  public let name: String
  /// Raised by one whenever the declaration changes; `migrations` then says how to get there.
  public let version: Int
  /// The first is the id: lower-case UUID text.
  public let columns: [TableColumn]
  public let indexes: [TableIndex]
  /// Columns of folded text that full-text search looks into, with their weights in ranking.
  public let search: [SearchColumn]
  public let migrations: [Migration]

  public init(
    _ name: String, version: Int = 1, columns: [TableColumn], indexes: [TableIndex] = [], search: [SearchColumn] = [],
    migrations: [Migration] = []
  ) {
    self.name = name
    self.version = version
    self.columns = columns
    self.indexes = indexes
    self.search = search
    self.migrations = migrations
  }

  public static let id = TableColumn.text("id")
}

extension Table {
  /// Which columns together no two rows may share, as far as they have values: the id, and those of every unique index.
  var uniqueColumns: [[TableColumn]] { [[Table.id]] + indexes.filter(\.isUnique).map(\.columns) }

  /// Where a column stands among all, counted from 0.
  func number(of column: TableColumn) -> Int? { columns.firstIndex { $0.name == column.name } }
}

/// An index over columns, unique or not; a missing value is never equal to another.
public struct TableIndex: Sendable, Hashable {
  public let columns: [TableColumn]
  public let isUnique: Bool

  public init(_ columns: TableColumn..., isUnique: Bool = false) {
    self.columns = columns
    self.isUnique = isUnique
  }
}

/// A column full-text search looks into; a match counts `weight` times.
public struct SearchColumn: Sendable, Hashable {
  public let column: TableColumn
  public let weight: Int

  public init(_ column: TableColumn, weight: Int) {
    self.column = column
    self.weight = weight
  }
}

/// The step from the version before to `version`, in SQL; runs in one transaction with the others.
public struct Migration: Sendable {
  public let version: Int
  public let statements: [String]

  public init(to version: Int, _ statements: String...) {
    self.version = version
    self.statements = statements
  }
}
