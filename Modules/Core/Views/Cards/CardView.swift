/// Something with a heading and a few lines for people, and an object for machines.
public struct CardView: Sendable, Equatable {
  /// Heads the card.
  public let title: String
  /// In the order they are shown.
  public let lines: [CardLine]
  /// What machine output carries.
  public let members: [OutputMember]

  /// A card whose lines and members say the same.
  public init(title: String, lines: [CardLine], members: [OutputMember]) {
    self.title = title
    self.lines = lines
    self.members = members
  }
}
