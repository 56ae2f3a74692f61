/// What only a store that lives in files can do: be checked, copied while in use, and brought back.
public protocol StoreMaintenance: Sendable {
  /// Reads everything once: structure, search index, and the checksum of every row.
  ///
  /// Throws `StoreError` when the store cannot even be opened.
  func check() throws -> StoreReport

  /// Copies the store as it is at one moment, while others may write, into a new file only its owner can read.
  ///
  /// Throws `StoreError` of reason `exists` when there is a file already, which is left alone; of reason `damaged`, with the
  /// copy written all the same, when rows or indexes in it are damaged.
  func backup(to file: String) throws

  /// Throws what `restore(from:)` would say of the file; changes nothing.
  func checkBackup(_ file: String) throws

  /// Replaces everything by a backup, after checking it; returns the file in which the former content is kept, if there was any.
  ///
  /// Throws `StoreError`; the store is unchanged then.
  func restore(from file: String) throws -> String?
}
