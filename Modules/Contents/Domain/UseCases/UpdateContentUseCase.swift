import Entities
public import Foundation

/// Changes a content under the rules it was added under.
public struct UpdateContentUseCase: Sendable {
  private let repository: any ContentRepository

  /// Works on everything this repository keeps.
  public init(repository: any ContentRepository) {
    self.repository = repository
  }

  /// Changes the content as it stands now, so that what others changed is kept; returns it as stored.
  ///
  /// Throws `ContentError` when a rule is broken, the address belongs to another, or the content is gone.
  public func callAsFunction(_ id: UUID, _ change: (inout Content) throws -> Void) async throws -> Content {
    try await repository.transaction { repository in
      guard let before = try await repository.stored(id: id)?.item else { throw ContentError.gone(id) }
      var content = before
      try change(&content)
      content = try content.prepared()
      if let url = content.url, let other = try await repository.stored(url: url), other.item.id != id {
        throw ContentError.addressTaken(url, by: other.item)
      }
      if content != before { _ = try await repository.update(content) }
      return content
    }
  }
}
