/// A place where records are kept.
public protocol Store: StoreReader {
  /// Runs `body` alone; keeps what it did when it returns, nothing when it throws.
  func transaction<Result>(_ body: (any StoreTransaction) async throws -> Result) async throws -> Result

  /// Lets `body`, which asks several questions on this thread, read one state of the store where that is cheaper.
  ///
  /// The state is one in which everything is that was kept before the call. Whoever writes may have to wait for its end, so it must be short.
  func readingTogether(_ body: () -> Void)
}

extension Store {
  public func readingTogether(_ body: () -> Void) { body() }
}
