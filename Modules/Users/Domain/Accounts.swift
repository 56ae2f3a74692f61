/// Users and what they sign in with, as one unit of work: what a transaction does to both is kept together or not at all.
///
/// So the Domain can promise all or nothing over two repositories without knowing what keeps them.
public protocol Accounts: Sendable {
  /// Outside of a transaction: for reading, or for a change that stands alone.
  var users: any UserRepository { get }
  /// Outside of a transaction as well.
  var auth: any AuthRepository { get }

  /// Runs `body` alone, on both repositories; keeps what it did when it returns, nothing when it throws.
  func transaction<Result>(
    _ body: (any UserRepository, any AuthRepository) async throws -> Result
  ) async throws -> Result
}
