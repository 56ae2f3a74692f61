import Entities

/// What a repository works on: a store, or a transaction of it that is under way.
public enum StoreSource: Sendable {
  case store(any Store)
  case transaction(any StoreTransaction)

  /// Reads what is there, within a transaction also what it did so far.
  public var reader: any StoreReader {
    switch self {
    case .store(let store): store
    case .transaction(let transaction): transaction
    }
  }

  /// Runs `body` in the transaction that is under way, or in one of its own.
  ///
  /// Throws `RepositoryError.taken`, which leaves the rest of a transaction standing, and `StoreError`.
  public func changing<Result>(_ body: (any StoreTransaction) async throws -> Result) async throws -> Result {
    do {
      switch self {
      case .store(let store): return try await store.transaction(body)
      case .transaction(let transaction): return try await body(transaction)
      }
    } catch let error as StoreError {
      guard case .taken(let column) = error.reason else { throw error }
      // The key of a property, such as `name_key`, is compared in its place.
      throw RepositoryError.taken(property: column.hasSuffix("_key") ? String(column.dropLast(4)) : column)
    }
  }
}
