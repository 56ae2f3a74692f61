public import Storage

/// What the feature keeps in a store.
public enum BooksStorage {
  /// The table of books, with its indexes and searchable columns.
  public static var table: Table { BookRecord.table }
}
