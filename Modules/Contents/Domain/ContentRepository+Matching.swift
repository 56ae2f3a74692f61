public import Entities

extension ContentRepository {
  /// The stored content that is the same as this one: by id where it states one, else by address.
  public func match(_ content: Content, hasID: Bool) async throws -> ImportMatch<Content>? {
    if hasID, let stored = try await stored(id: content.id) { return ImportMatch(stored, isByKey: true) }
    guard let url = content.url else { return nil }
    return try await stored(url: url).map { ImportMatch($0, isByKey: true) }
  }
}
