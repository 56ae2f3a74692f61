public import Entities
public import Foundation
public import Values

/// What was worn together on one day.
public struct WornOutfit: Entity {
  /// What messages call it.
  public static let noun = Noun("outfit", "outfits")

  /// Made when the outfit is recorded.
  public var id: UUID
  /// When it was worn.
  public var day: Day
  /// Its garments, in the order they were named.
  public var garments: [UUID]

  /// An outfit of at least one garment.
  public init(id: UUID = RandomID.make(), day: Day, garments: [UUID]) {
    self.id = id
    self.day = day
    self.garments = garments
  }

  public func prepared() -> WornOutfit { self }

  public static let properties: [Property<WornOutfit>] = [
    .id,
    Property(
      "day", value: { .date($0.day.date) },
      set: { outfit, input in
        guard let text = try input.singleText("day") else { throw ValueError("An outfit needs its day.") }
        outfit.day = try Day(parsing: text)
      }, copy: { $1.day = $0.day }),
    Property(
      "garments", isList: true, value: { .list($0.garments.map(UUIDText.text)) },
      set: { outfit, input in
        outfit.garments = try input.items.map { text in
          guard let id = UUIDText.uuid(text) else { throw ValueError("\(quoted(text)) is no id; an id is a UUID.") }
          return id
        }
      }, copy: { $1.garments = $0.garments }),
  ]
}
