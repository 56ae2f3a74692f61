public import Values

/// What a program gets for a sign-in: a token for every request, and one to get the next with.
public struct AccessGrant: Sendable, CustomStringConvertible, CustomReflectable {
  /// How long an access token lasts, unless its session ends before.
  public static let seconds: Int64 = 3600

  /// As stored.
  public let user: User
  /// When they typed their password.
  public let signedInAt: Timestamp
  /// Shown with every request.
  public let accessToken: String
  /// Good for one renewal.
  public let refreshToken: SessionToken
  /// When the access token was made.
  public let issuedAt: Timestamp
  /// From then on the access token is good for nothing.
  public let expiresAt: Timestamp

  public var description: String { "(access to an account)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension AccessTokenSigner {
  /// The tokens for somebody who has just signed in, or renewed it.
  public func grant(for signed: SignedIn, at time: Timestamp) throws -> AccessGrant {
    let expiresAt = min(time.adding(seconds: AccessGrant.seconds), signed.session.expiresAt)
    let token = try token(for: signed.user, session: signed.session.id, issuedAt: time, expiresAt: expiresAt)
    return AccessGrant(
      user: signed.user, signedInAt: signed.session.createdAt, accessToken: token, refreshToken: signed.token, issuedAt: time,
      expiresAt: expiresAt)
  }
}
