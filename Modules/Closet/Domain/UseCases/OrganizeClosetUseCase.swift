import Entities
public import Values

/// Puts a closet in order: by slot, colour family, season, or how long ago things were worn.
public struct OrganizeClosetUseCase: Sendable {
  private let repository: any ClosetRepository

  /// Works on the closet of this repository.
  public init(repository: any ClosetRepository) {
    self.repository = repository
  }

  /// Groups of all garments, in a fixed order, without empty ones.
  public func callAsFunction(by organizing: Organizing, today: Day) async throws -> [GarmentGroup] {
    let garments = try await repository.pages(Selection(GarmentFilter(), order: .name)).all()
    return Self.organize(garments, by: organizing, today: today)
  }

  /// The same of garments that are at hand, in their order.
  public static func organize(_ garments: [Garment], by organizing: Organizing, today: Day) -> [GarmentGroup] {
    switch organizing {
    case .slot:
      groups(garments, of: Slot.allCases.map { ($0.text, slotTitle($0)) }) { $0.slot?.text ?? "" }
    case .color:
      groups(garments, of: ColorFamily.allCases.map { ($0.rawValue, title($0.rawValue)) } + [("none", "Without a colour")]) {
        $0.colors.first.map { ColorFamily(LabColor($0)).rawValue } ?? "none"
      }
    case .season:
      groups(garments, of: WearSeason.allCases.map { ($0.rawValue, $0.title) }) { WearSeason($0).rawValue }
    case .wear:
      groups(garments, of: WearAge.allCases.map { ($0.rawValue, $0.title) }) { WearAge($0, today: today).rawValue }
    }
  }

  private static func groups(
    _ garments: [Garment], of keys: [(key: String, title: String)], key: (Garment) -> String
  ) -> [GarmentGroup] {
    let byKey = Dictionary(grouping: garments, by: key)
    return keys.compactMap { group in
      byKey[group.key].map { GarmentGroup(key: group.key, title: group.title, garments: $0) }
    }
  }

  private static func slotTitle(_ slot: Slot) -> String {
    switch slot {
    case .footwear: "Footwear"
    case .accessory: "Accessories"
    default: title(slot.title) + "s"
    }
  }

  private static func title(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
