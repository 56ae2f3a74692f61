public import Values

/// Somebody who has just signed in, and what they show for it.
public struct SignedIn: Sendable {
  /// As stored.
  public let user: User
  /// To be kept where nobody else reads it.
  public let token: SessionToken
  /// Until when it is good.
  public let expiresAt: Timestamp
  /// Former tokens that are good for nothing any more.
  public let ended: Set<SessionToken>
}
