/// A table as a feature declares it: columns, indexes, searchable columns, and how older versions become this one.
///
/// The store adds `seq` (the order of insertion) and `checksum` (over all other columns).
public struct Table: Sendable {
  /// The name in SQL, which full text and indexes begin with; letters, digits and underscores.
  public let name: String
  /// Raised by one whenever the declaration changes; `migrations` then says how to get there.
  public let version: Int
  /// The first is the id: lower-case UUID text.
  public let columns: [TableColumn]
  /// Made with the table, besides that over the id.
  public let indexes: [TableIndex]
  /// Columns of folded text that full-text search looks into, with their weights in ranking.
  public let search: [SearchColumn]
  /// In any order; a new file needs none of them.
  public let migrations: [Migration]

  /// The first version of a table, unless it is said otherwise.
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

  /// The column every table begins with.
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
  /// Compared in this order.
  public let columns: [TableColumn]
  /// Whether no two rows may share all values.
  public let isUnique: Bool

  /// An index that allows equal values, unless it is said otherwise.
  public init(_ columns: TableColumn..., isUnique: Bool = false) {
    self.columns = columns
    self.isUnique = isUnique
  }
}

/// A column full-text search looks into; a match counts `weight` times.
public struct SearchColumn: Sendable, Hashable {
  /// Holds folded text.
  public let column: TableColumn
  /// How much a match here counts beside one in another column.
  public let weight: Int

  /// Weights only compare columns of one table.
  public init(_ column: TableColumn, weight: Int) {
    self.column = column
    self.weight = weight
  }
}

/// The step from the version before to `version`, in SQL; runs in one transaction with the others.
public struct Migration: Sendable {
  /// The version of the table once the statements have run.
  public let version: Int
  /// Run one after another; the checksums of all rows are renewed behind them.
  public let statements: [String]

  /// Leads from the version before to this one.
  public init(to version: Int, _ statements: String...) {
    self.version = version
    self.statements = statements
  }
}
