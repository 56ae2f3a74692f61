import Entities
import Foundation
import Values

/// An entity of the tests, with a property of every usual kind.
struct Coin: Entity {
  static let noun = Noun("coin", "coins")
  static let properties: [Property<Coin>] = [
    .id,
    .text("name", { $0.name }, { $0.name = $1 }),
    .optionalText("code", { $0.code }, { $0.code = $1 }),
    .optional("struck", as: { .date($0) }, { $0.struck }, { $0.struck = $1 }),
    .list("marks", { $0.marks }, { $0.marks = $1 }),
  ]

  var id = UUID()
  var name = ""
  /// The natural key.
  var code: String?
  var struck: CalendarDate?
  var marks: [String] = []
}

extension Coin {
  /// Trims the name; refuses a coin without one, and a fake that says when it was struck.
  func prepared() throws -> Coin {
    var coin = self
    coin.name = Tidy.text(name)
    if coin.name.isEmpty { throw ValueError("A coin has a name.") }
    if struck != nil, marks.contains("fake") { throw ValueError("A fake was never struck.") }
    return coin
  }
}
