public import Entities

/// Reads rows of a store.
public protocol StoreReader: Sendable {
  /// All rows the query asks for, in pages of some 500; no lock is held between two pages.
  func pages<R: Record>(of type: R.Type, _ query: Query) -> Pages<R.Model>

  /// How many rows fit; limit and offset of the query do not count.
  func count<R: Record>(of type: R.Type, _ query: Query) async throws -> Int

  /// The first row, as inserted, whose column has this value; meant to be asked a million times.
  func first<R: Record>(of type: R.Type, where column: TableColumn, is value: StoredValue) async throws -> Stored<R.Model>?
}
