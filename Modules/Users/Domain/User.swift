public import Entities
public import Foundation
public import Values

/// Somebody of the household or team.
public struct User: Entity {
  /// What messages call it.
  public static let noun = Noun("user", "users")

  /// Made at registration, or stated by a file; never changes.
  public var id: UUID
  /// As the person writes it; never empty once stored.
  public var name: String
  /// As typed; no two users share one, whatever its case. nil only before it is known, never once stored.
  public var email: EmailAddress?
  /// Where a picture is; it is never fetched.
  public var avatarURL: WebAddress?
  /// When the account was made. nil only before that, never once stored.
  public var createdAt: Timestamp?

  /// A user no rule has looked at yet; see `prepared()`.
  public init(
    id: UUID = RandomID.make(), name: String, email: EmailAddress? = nil, avatarURL: WebAddress? = nil,
    createdAt: Timestamp? = nil
  ) {
    self.id = id
    self.name = name
    self.email = email
    self.avatarURL = avatarURL
    self.createdAt = createdAt
  }
}
