public import Values

/// Somebody who has just signed in, or renewed it, and what they show for it.
public struct SignedIn: Sendable {
  /// As stored.
  public let user: User
  /// To be kept where nobody else reads it.
  public let token: SessionToken
  /// What the store keeps of it.
  public let session: Session
  /// Former tokens that are good for nothing any more.
  public let ended: Set<SessionToken>

  /// Until when the token is good.
  public var expiresAt: Timestamp { session.expiresAt }
}
