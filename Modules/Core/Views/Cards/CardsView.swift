/// Cards below each other: an array for machines, and what is said where there are none.
public struct CardsView: Sendable, Equatable {
  /// In the order they are shown; all have the same members.
  public let cards: [CardView]
  /// Said when there are no cards.
  public let empty: Message

  /// Some cards, or a reason for none.
  public init(_ cards: [CardView], empty: Message) {
    self.cards = cards
    self.empty = empty
  }
}
