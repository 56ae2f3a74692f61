/// A place where records are kept.
public protocol Store: StoreReader {
  /// Runs `body` alone; keeps what it did when it returns, nothing when it throws.
  func transaction<Result>(_ body: (any StoreTransaction) async throws -> Result) async throws -> Result
}
