public import Entities

extension ClosetRepository {
  /// The stored garment that is the same as this one: by id where it states one, else by name, type, colours and brand.
  public func match(_ garment: Garment, hasID: Bool) async throws -> ImportMatch<Garment>? {
    if hasID, let stored = try await stored(id: garment.id) { return ImportMatch(stored, isByKey: true) }
    guard let stored = try await stored(likeness: Likeness(of: garment)) else { return nil }
    return ImportMatch(stored, isByKey: false)
  }
}
