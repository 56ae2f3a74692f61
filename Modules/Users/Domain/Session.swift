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
  /// How long the token before the last may be used once more: as long as a lost answer takes to be asked for again.
  public static let graceSeconds: Int64 = 10
  /// How long after signing in nobody is asked for their password again before they change what they sign in with.
  public static let freshSeconds: Int64 = 86_400

  public var id: UUID
  /// Whose it is.
  public var user: UUID
  /// See `SecretHasher`.
  public var fingerprint: String
  /// Of the token that the present one took the place of; nil for the first.
  public var formerFingerprint: String?
  /// When it did.
  public var replacedAt: Timestamp?
  /// When somebody signed in.
  public var createdAt: Timestamp
  /// From then on it is as good as closed.
  public var expiresAt: Timestamp

  /// One that begins at a time and lasts as long as all do, unless its end is known.
  public init(
    id: UUID = RandomID.make(), user: UUID, fingerprint: String, formerFingerprint: String? = nil, replacedAt: Timestamp? = nil,
    createdAt: Timestamp, expiresAt: Timestamp? = nil
  ) {
    self.id = id
    self.user = user
    self.fingerprint = fingerprint
    self.formerFingerprint = formerFingerprint
    self.replacedAt = replacedAt
    self.createdAt = createdAt
    self.expiresAt = expiresAt ?? createdAt.adding(seconds: Self.seconds)
  }

  public func prepared() -> Session { self }

  /// Whether it still counts.
  public func isOpen(at time: Timestamp) -> Bool { time < expiresAt }

  /// The same session, found by another token from now on.
  func renewed(_ fingerprint: String, at time: Timestamp) -> Session {
    var session = self
    session.formerFingerprint = self.fingerprint
    session.fingerprint = fingerprint
    session.replacedAt = time
    return session
  }

  /// Whether the token before may still be an answer that got lost, rather than a stolen one.
  func isInGrace(at time: Timestamp) -> Bool {
    replacedAt.map { time < $0.adding(seconds: Self.graceSeconds) } ?? false
  }

  /// Whether somebody typed their password not long ago.
  func isFresh(at time: Timestamp) -> Bool { time < createdAt.adding(seconds: Self.freshSeconds) }
}
