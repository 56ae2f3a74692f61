/// Turns secrets into what may be stored of them.
public protocol SecretHasher: Sendable {
  /// Slow on purpose, with a salt of its own each time.
  func hash(_ password: Password) async throws -> PasswordHash

  /// Whether the hash is that of the password. Without one or the other it is wrong, and takes as long to find out.
  ///
  /// Throws a `Failure` when the hash is none, or one that asks for more work than this machine should do.
  func check(_ password: Password?, against hash: PasswordHash?) async throws -> PasswordCheck

  /// What is stored of a token, by which it is found.
  func fingerprint(of token: SessionToken) throws -> String
}
