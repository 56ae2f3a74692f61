public import Entities
public import Foundation
public import Values

/// A widget that somebody keeps.
public struct Widget: Entity {
  /// What messages call it.
  public static let noun = Noun("widget", "widgets")

  /// Made when it is added, or stated by a file; never changes.
  public var id: UUID
  /// No two have the same, case and accents apart; never empty once stored.
  public var name: String
  /// In the order they were given, without repetitions once stored.
  public var tags: [String]
  /// May have several lines.
  public var note: String?
  /// When it was added here, or where it was imported from.
  public var addedAt: Timestamp?

  /// A widget no rule has looked at yet; see `prepared()`.
  public init(
    id: UUID = RandomID.make(), name: String, tags: [String] = [], note: String? = nil, addedAt: Timestamp? = nil
  ) {
    self.id = id
    self.name = name
    self.tags = tags
    self.note = note
    self.addedAt = addedAt
  }
}
