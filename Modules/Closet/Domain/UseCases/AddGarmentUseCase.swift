import Entities
import Values

/// Puts a garment into the closet that is not there yet.
public struct AddGarmentUseCase: Sendable {
  private let repository: any ClosetRepository

  /// Works on the closet of this repository.
  public init(repository: any ClosetRepository) {
    self.repository = repository
  }

  /// Returns the garment as it is stored.
  ///
  /// Throws `ClosetError` when a rule is broken or, unless a duplicate is allowed, one of the same name, type and colours is there.
  public func callAsFunction(_ garment: Garment, allowingDuplicate: Bool = false) async throws -> Garment {
    let garment = try garment.prepared()
    return try await repository.transaction { repository in
      if !allowingDuplicate, let match = try await repository.match(garment, hasID: false) {
        throw ClosetError.alreadyThere(match.stored.item)
      }
      try await repository.insert(garment)
      return garment
    }
  }
}
