import ClosetDomain
import Entities
import Views

/// How a closet looks that is put in order.
enum GroupCards {
  static func view(_ groups: [GarmentGroup]) -> CardsView {
    CardsView(
      groups.map(card),
      empty: Message("There are no garments yet.", hint: "Add one: app closet add --name NAME --type TYPE."))
  }

  private static func card(_ group: GarmentGroup) -> CardView {
    CardView(
      title: "\(group.title) (\(group.garments.count))",
      lines: group.garments.map { $0.line(label: $0.type?.text ?? "", note: $0.isInWash ? ", in the wash" : "") },
      members: [
        OutputMember("key", .text(group.key)), OutputMember("title", .text(group.title)),
        OutputMember("garments", .list(group.garments.map { .object($0.members) })),
      ])
  }
}
