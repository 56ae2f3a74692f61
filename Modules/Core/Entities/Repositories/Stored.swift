/// An item as a repository keeps it, with its place in the order of insertion.
public struct Stored<Item: Entity>: Sendable {
  /// As it was last written.
  public let item: Item
  /// Grows with every insertion; not negative.
  public let position: Int

  /// The position is the repository's own; nobody else makes one up.
  public init(item: Item, position: Int) {
    self.item = item
    self.position = position
  }
}
