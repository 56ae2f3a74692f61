public import ClosetDomain
public import Entities
import Foundation
import Values
public import Views

/// What was worn when, with the garments as they are called now.
public struct WornOutfitsViewModel: Sendable {
  private let repository: any ClosetRepository

  /// Reads the log of this closet.
  public init(repository: any ClosetRepository) {
    self.repository = repository
  }

  /// The selected outfits as cards; without an order the last worn first.
  public func view(_ selection: Selection<WearFilter, WearOrder>) async throws -> CardsView {
    var cards: [CardView] = []
    var known: [UUID: Garment] = [:]
    for outfit in try await repository.wearLog.pages(selection).all() {
      var garments: [Garment] = []
      for id in outfit.garments {
        if known[id] == nil { known[id] = try await repository.stored(id: id)?.item }
        if let garment = known[id] { garments.append(garment) }
      }
      cards.append(OutfitCards.card(outfit, garments: garments))
    }
    return CardsView(
      cards, empty: Message("No outfit was recorded yet.", hint: "Record what you wear: app closet wear GARMENT..."))
  }
}
