import Entities

/// Adds a content whose address is not there yet.
public struct AddContentUseCase: Sendable {
  private let repository: any ContentRepository

  /// Works on everything this repository keeps.
  public init(repository: any ContentRepository) {
    self.repository = repository
  }

  /// Returns the content as it is stored; throws `ContentError` when a rule is broken or the address is taken.
  public func callAsFunction(_ content: Content) async throws -> Content {
    let content = try content.prepared()
    return try await repository.transaction { repository in
      if let url = content.url, let other = try await repository.stored(url: url) {
        throw ContentError.addressTaken(url, by: other.item)
      }
      try await repository.insert(content)
      return content
    }
  }
}
