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
