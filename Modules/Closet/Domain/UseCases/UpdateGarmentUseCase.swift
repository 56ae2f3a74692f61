import Entities
public import Foundation

/// Changes a garment under the rules it was added under.
public struct UpdateGarmentUseCase: Sendable {
  private let repository: any ClosetRepository

  /// Works on the closet of this repository.
  public init(repository: any ClosetRepository) {
    self.repository = repository
  }

  /// Changes the garment as it stands now and returns it as it is stored; what followed from its type or material follows anew.
  ///
  /// Throws `ClosetError` when a rule is broken, or the garment is gone.
  public func callAsFunction(_ id: UUID, _ change: (inout Garment) throws -> Void) async throws -> Garment {
    try await repository.transaction { repository in
      guard let before = try await repository.stored(id: id)?.item else { throw ClosetError.gone(id) }
      var garment = before
      try change(&garment)
      if garment.type != before.type || garment.material != before.material { garment.refreshDefaults(from: before) }
      garment = try garment.prepared()
      if garment != before { _ = try await repository.update(garment) }
      return garment
    }
  }
}
