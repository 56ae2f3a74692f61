public import UsersDomain

/// Argon2id for many who ask at once: two passwords at a time, each with 64 MiB, and a short line of those who wait.
public struct QueuedHasher: SecretHasher {
  private let hasher: Argon2Hasher
  private let line = HashingLine(atOnce: 2, mostWaiting: 64)

  /// The line is shared by all copies.
  public init(_ hasher: Argon2Hasher) {
    self.hasher = hasher
  }

  /// Throws a `Failure` of kind `busy` when too many wait.
  public func hash(_ password: Password) async throws -> PasswordHash {
    try await line.run { try hasher.hash(password) }
  }

  /// Throws a `Failure` of kind `busy` when too many wait.
  public func check(_ password: Password?, against hash: PasswordHash?) async throws -> PasswordCheck {
    try await line.run { try hasher.check(password, against: hash) }
  }

  public func fingerprint(of token: SessionToken) throws -> String { try hasher.fingerprint(of: token) }
}
