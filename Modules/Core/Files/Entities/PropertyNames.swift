import Entities
import Values

/// Finds the property of an entity that a file means by a name.
struct PropertyNames<Item: Entity>: Sendable {
  private let places: [String: Int]

  init() {
    var places: [String: Int] = [:]
    for (place, property) in Item.properties.enumerated() {
      // A name of its own goes before an alias of another property.
      places[property.name] = place
      places[Fold.folded(property.name)] = place
    }
    for (place, property) in Item.properties.enumerated() {
      for alias in property.aliases where places[Fold.folded(alias)] == nil { places[Fold.folded(alias)] = place }
    }
    self.places = places
  }

  func place(_ name: String) -> Int? {
    places[name] ?? places[Fold.folded(name)]
  }
}
