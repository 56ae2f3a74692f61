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

/// Changes rows; all that one transaction does is kept, or nothing.
public protocol StoreTransaction: StoreReader {
  /// Returns the new row's position in the order of insertion.
  ///
  /// Throws `StoreError` of reason `taken` when a unique value is there already; the row is not stored then, the rest stays.
  func insert<R: Record>(_ record: R) async throws -> Int
  /// Replaces the row of the same id; false when there is none.
  func update<R: Record>(_ record: R) async throws -> Bool
  /// False when there is none.
  func delete<R: Record>(_ type: R.Type, id: String) async throws -> Bool
}

/// A place where records are kept.
public protocol Store: StoreReader {
  /// Runs `body` alone; keeps what it did when it returns, nothing when it throws.
  func transaction<Result>(_ body: (any StoreTransaction) async throws -> Result) async throws -> Result
}
