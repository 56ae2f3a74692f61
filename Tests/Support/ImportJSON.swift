/// What `import --json` says it did.
public struct ImportJSON: Decodable, Equatable, Sendable {
  /// A row that was not taken.
  public struct Rejected: Decodable, Equatable, Sendable {
    /// nil where one file was imported.
    public var file: String?
    /// Of the file, the first being 1.
    public var line: Int
    /// One sentence.
    public var reason: String
  }

  /// Every row.
  public var read: Int
  /// New ones.
  public var imported: Int
  /// Those that changed what was stored.
  public var updated: Int
  /// Those that brought nothing new.
  public var unchanged: Int
  /// Those that repeat one of the same file.
  public var duplicates: Int
  /// Those that could not be taken.
  public var rejected: [Rejected]

  /// The numbers in the order of the contract, the last one the rejected rows.
  public var numbers: [Int] { [read, imported, updated, unchanged, duplicates, rejected.count] }
}
