import Entities
import Foundation
import Values

/// A small entity with a property of every kind, to try the codecs on.
struct Pot: Entity {
  static let noun = Noun("pot", "pots")
  static let properties: [Property<Pot>] = [
    .id,
    .text("name", aliases: ["title"], { $0.name }, { $0.name = $1 }),
    Property("litres") {
      $0.litres.map { .number($0) } ?? .none
    } set: { pot, input in
      pot.litres = try input.singleText("litres")
    } copy: {
      $1.litres = $0.litres
    },
    .optional(
      "bought", aliases: ["purchase date"], as: { (date: CalendarDate) in .date(date) }, { $0.bought }, { $0.bought = $1 }),
    .list("colors", aliases: ["color"], { $0.colors }, { $0.colors = $1 }),
  ]

  var id = UUID()
  var name = ""
  var litres: String?
  var bought: CalendarDate?
  var colors: [String] = []

  func prepared() -> Pot { self }
}
