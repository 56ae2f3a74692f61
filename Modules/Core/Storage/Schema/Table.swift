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

  /// Where rows stand in the order of insertion: a column of every store, which conditions may name.
  public static let position = TableColumn.integer("seq")
}

extension Table {
  /// Which columns together no two rows may share, as far as they have values: the id, and those of every unique index.
  package var uniqueColumns: [[TableColumn]] { [[Table.id]] + indexes.filter(\.isUnique).map(\.columns) }

  /// Where a column stands among all, counted from 0.
  package func number(of column: TableColumn) -> Int? { columns.firstIndex { $0.name == column.name } }
}
