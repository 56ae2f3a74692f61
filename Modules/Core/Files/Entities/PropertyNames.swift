import Entities
import Values

/// Finds the property of an entity that a file means by a name: `dateRead`, `Date Read`, `date_read` and `date-read` are one.
struct PropertyNames<Item: Entity>: Sendable {
  private let places: [String: Int]

  init() {
    var places: [String: Int] = [:]
    for (place, property) in Item.properties.enumerated() {
      // A name of its own goes before an alias of another property.
      places[property.name] = place
      places[Self.plain(property.name)] = place
    }
    for (place, property) in Item.properties.enumerated() {
      for alias in property.aliases where places[Self.plain(alias)] == nil { places[Self.plain(alias)] = place }
    }
    self.places = places
  }

  func place(_ name: String) -> Int? {
    places[name] ?? places[Self.plain(name)]
  }

  private static func plain(_ name: String) -> String {
    Fold.folded(name).filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}
