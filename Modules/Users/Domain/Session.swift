public import Entities
public import Foundation
public import Values

/// A time in which somebody is signed in, as the store knows it: by the fingerprint of a token, never the token.
public struct Session: Entity {
  /// What messages call it.
  public static let noun = Noun("session", "sessions")
  /// Nothing of a session is shown or exported.
  public static let properties: [Property<Session>] = [.id]
  /// How long one lasts: 30 days, after which NIST SP 800-63B asks to sign in again.
  public static let seconds: Int64 = 30 * 86_400

  public var id: UUID
  /// Whose it is.
  public var user: UUID
  /// See `SecretHasher`.
  public var fingerprint: String
  /// When somebody signed in.
  public var createdAt: Timestamp
  /// From then on it is as good as closed.
  public var expiresAt: Timestamp

  /// One that begins at a time and lasts as long as all do, unless its end is known.
  public init(
    id: UUID = RandomID.make(), user: UUID, fingerprint: String, createdAt: Timestamp, expiresAt: Timestamp? = nil
  ) {
    self.id = id
    self.user = user
    self.fingerprint = fingerprint
    self.createdAt = createdAt
    self.expiresAt = expiresAt ?? createdAt.adding(seconds: Self.seconds)
  }

  public func prepared() -> Session { self }

  /// Whether it still counts.
  public func isOpen(at time: Timestamp) -> Bool { time < expiresAt }
}
