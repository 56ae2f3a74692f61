import Entities
import Foundation
import Values

/// A small entity with an amount of money that may be missing.
struct Ticket: Entity {
  static let noun = Noun("ticket", "tickets")
  static let properties: [Property<Ticket>] = [
    .id, .text("name", { $0.name }, { $0.name = $1 }),
    .optionalMoney("price", aliases: ["cost"], { $0.price }, { $0.price = $1 }),
  ]

  var id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  var name = ""
  var price: Money?

  func prepared() -> Ticket { self }
}
