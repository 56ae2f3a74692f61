import Entities
public import Foundation
public import Values

/// Records what was worn together on a day.
public struct WearGarmentsUseCase: Sendable {
  private let repository: any ClosetRepository

  /// What came of it.
  public struct Outcome: Sendable, Equatable {
    /// nil when all of it was recorded on that day before.
    public let outfit: WornOutfit?
    /// Those whose wears went up, as they are stored.
    public let counted: [Garment]
    /// Those that were worn on that day already; a day counts once.
    public let known: [Garment]
  }

  /// Works on the closet of this repository.
  public init(repository: any ClosetRepository) {
    self.repository = repository
  }

  /// Counts a wear of each garment, however often it is named, and logs the outfit.
  ///
  /// Throws `ClosetError` for a day in the future, and when a garment is gone; nothing is recorded then.
  public func callAsFunction(_ ids: [UUID], on day: Day, today: Day) async throws -> Outcome {
    if day > today { throw ClosetError.wornInFuture(day, today: today) }
    var ids = ids
    var seen = Set<UUID>()
    ids.removeAll { !seen.insert($0).inserted }
    return try await repository.transaction { [ids] repository in
      let recorded = try await repository.wearLog.pages(Selection(WearFilter(day: day))).all()
      let worn = Set(recorded.flatMap(\.garments))
      var (counted, known): ([Garment], [Garment]) = ([], [])
      for id in ids {
        guard var garment = try await repository.stored(id: id)?.item else { throw ClosetError.gone(id) }
        if worn.contains(id) {
          known.append(garment)
        } else {
          garment.countWear(on: day)
          _ = try await repository.update(garment)
          counted.append(garment)
        }
      }
      if counted.isEmpty { return Outcome(outfit: nil, counted: [], known: known) }
      let outfit = WornOutfit(day: day, garments: ids)
      try await repository.wearLog.insert(outfit)
      return Outcome(outfit: outfit, counted: counted, known: known)
    }
  }
}

extension Garment {
  /// A day long ago counts, but is not the last.
  fileprivate mutating func countWear(on day: Day) {
    wears = min(wears + 1, Self.allowedWears.upperBound)
    lastWorn = max(lastWorn ?? day, day)
  }
}
