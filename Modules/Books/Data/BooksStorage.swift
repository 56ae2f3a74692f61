public import Storage

/// What the feature keeps in a store.
public enum BooksStorage {
  public static var table: Table { BookRecord.table }
}
