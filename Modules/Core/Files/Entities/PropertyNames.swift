import Entities
import Values

/// Finds the property of an entity that a file means by a name: `dateRead`, `Date Read`, `date_read` and `date-read` are one.
struct PropertyNames<Item: Entity>: Sendable {
  private let places: [String: Int]
  /// By the plain name of the column of their currencies.
  private let currencyPlaces: [String: Int]

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
    let currencies = Item.properties.enumerated().compactMap { place, property in
      property.currencyColumn.map { (Self.plain($0), place) }
    }
    currencyPlaces = Dictionary(currencies, uniquingKeysWith: { first, _ in first })
  }

  func place(_ name: String) -> Int? {
    places[name] ?? places[Self.plain(name)]
  }

  /// The property of money whose currency a file means by a name; a property of that name goes before.
  func placeOfMoney(currencyColumn name: String) -> Int? {
    let plain = Self.plain(name)
    return places[plain] == nil ? currencyPlaces[plain] : nil
  }

  private static func plain(_ name: String) -> String {
    Fold.folded(name).filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}
