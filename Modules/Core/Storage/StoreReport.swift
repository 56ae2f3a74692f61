/// What a check found.
public struct StoreReport: Sendable, Equatable {
  /// The file that was checked.
  public var path: String
  /// The version of the database library, such as `3.40.1`.
  public var libraryVersion: String
  /// `delete` or `wal`, as SQLite calls them.
  public var journal: String
  /// Tables by name, with their versions and numbers of rows.
  public var tables: [Table] = []
  /// Sentences; none when all is well.
  public var problems: [String] = []

  /// What is known of one table.
  public struct Table: Sendable, Equatable {
    /// As the feature declares it.
    public let name: String
    /// Of the table in the file.
    public let version: Int
    /// The damaged ones among them.
    public let rows: Int
  }
}
