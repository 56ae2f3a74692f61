/// Ends the sessions of whoever signed in at one place.
public struct SignOutUseCase: Sendable {
  private let accounts: any Accounts
  private let hasher: any SecretHasher

  /// Works on these accounts.
  public init(accounts: any Accounts, hasher: any SecretHasher) {
    self.accounts = accounts
    self.hasher = hasher
  }

  /// Returns the tokens whose sessions it closed; the others belong to another store, or to nothing any more.
  public func callAsFunction(_ tokens: [SessionToken]) async throws -> Set<SessionToken> {
    let fingerprints = try tokens.map { ($0, try hasher.fingerprint(of: $0)) }
    if fingerprints.isEmpty { return [] }
    return try await accounts.transaction { _, auth in try await auth.close(fingerprints) }
  }
}
