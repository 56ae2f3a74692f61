public import Entities
public import Foundation
public import Values

/// Something on the web to learn from.
public struct Content: Entity {
  /// What messages call it.
  public static let noun = Noun("content", "contents")

  /// Made when it is added, or stated by a file; never changes.
  public var id: UUID
  /// What it is about; nil where nobody has said.
  public var theme: Theme?
  /// As it is given, never encoded again; no two have the same `WebAddress.key`. nil only before it is known, never once stored.
  public var url: WebAddress?
  /// What one has to know already; nil where nobody has said.
  public var level: Level?
  /// As the page or the person calls it.
  public var title: String?
  /// May have several lines.
  public var note: String?
  /// In the order they were given, without repetitions once stored.
  public var tags: [String]
  /// When it was added here, or where it was imported from.
  public var addedAt: Timestamp?

  /// A content no rule has looked at yet; see `prepared()`.
  public init(
    id: UUID = RandomID.make(), theme: Theme? = nil, url: WebAddress? = nil, level: Level? = nil, title: String? = nil,
    note: String? = nil, tags: [String] = [], addedAt: Timestamp? = nil
  ) {
    self.id = id
    self.theme = theme
    self.url = url
    self.level = level
    self.title = title
    self.note = note
    self.tags = tags
    self.addedAt = addedAt
  }
}
