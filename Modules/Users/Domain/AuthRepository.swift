public import Foundation

/// What users sign in with, kept apart from who they are: the hash of a password each, and open sessions.
///
/// Hashing is slow on purpose and is done before; see `SecretHasher`.
public protocol AuthRepository: Sendable {
  /// nil for a user without a password, as one from an import, and for one who is not there.
  func passwordHash(of user: UUID) async throws -> PasswordHash?
  /// Replaces the former one.
  func setPasswordHash(_ hash: PasswordHash, of user: UUID) async throws

  /// The session whose token has this fingerprint, expired or not.
  func session(fingerprint: String) async throws -> Session?
  /// The session whose token before the present one had this fingerprint, expired or not.
  func session(formerFingerprint: String) async throws -> Session?
  /// Expired or not; asked for with every request of a server.
  func session(id: UUID) async throws -> Session?
  /// All of one user, expired ones too.
  func sessions(of user: UUID) async throws -> [Session]
  /// From now on the session is found by its fingerprint.
  func open(_ session: Session) async throws
  /// Replaces the session of the same id; does nothing for one that is closed.
  func update(_ session: Session) async throws
  /// Does nothing for one that is closed already.
  func close(_ session: Session) async throws

  /// Forgets the password and every session of a user.
  func removeAll(of user: UUID) async throws
}
