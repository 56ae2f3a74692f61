public import Storage
public import UsersDomain

/// Users and what they sign in with in one store, so that one of its transactions covers both.
public struct StoreAccounts: Accounts {
  private let source: StoreSource

  /// Keeps everything in the tables of `UserRecord` and `AuthTables`, which the store must know.
  public init(source: StoreSource) {
    self.source = source
  }

  public var users: any UserRepository { StoreUserRepository(source: source) }
  public var auth: any AuthRepository { StoreAuthRepository(source: source) }

  public func transaction<Result>(
    _ body: (any UserRepository, any AuthRepository) async throws -> Result
  ) async throws -> Result {
    try await source.changing { transaction in
      let source = StoreSource.transaction(transaction)
      return try await body(StoreUserRepository(source: source), StoreAuthRepository(source: source))
    }
  }
}
