import Entities
public import Foundation

/// Puts garments into the wash, where no outfit takes them, or back into the closet.
public struct WashGarmentsUseCase: Sendable {
  private let repository: any ClosetRepository

  /// Works on the closet of this repository.
  public init(repository: any ClosetRepository) {
    self.repository = repository
  }

  /// Returns those that were elsewhere before. Throws `ClosetError` when a garment is gone; nothing changes then.
  public func callAsFunction(_ ids: [UUID], isInWash: Bool) async throws -> [Garment] {
    try await repository.transaction { repository in
      var moved: [Garment] = []
      for id in ids {
        guard var garment = try await repository.stored(id: id)?.item else { throw ClosetError.gone(id) }
        if garment.isInWash == isInWash { continue }
        garment.isInWash = isInWash
        _ = try await repository.update(garment)
        moved.append(garment)
      }
      return moved
    }
  }

  /// Takes everything out of the wash and returns it.
  public func takeAllOut() async throws -> [Garment] {
    let ids = try await repository.pages(Selection(GarmentFilter(isInWash: true))).all().map(\.id)
    return try await self(ids, isInWash: false)
  }
}
