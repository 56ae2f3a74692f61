public import Entities
public import Storage
public import UsersDomain
public import Values

/// Users in any store.
public struct StoreUserRepository: UserRepository, StoreRepository {
  public typealias Row = UserRecord

  public static let usualOrder = UserOrder.name.columns.map { Query.Order($0) }
  public let source: StoreSource

  /// Keeps users in the table of `UserRecord`.
  public init(source: StoreSource) {
    self.source = source
  }

  public func stored(email: EmailAddress) async throws -> Stored<User>? {
    try await source.reader.first(of: UserRecord.self, where: UserRecord.Columns.email, is: .text(email.key))
  }

  public func oldest() async throws -> User? {
    try await source.reader.pages(of: UserRecord.self, Query(limit: 1)).first()
  }
}
