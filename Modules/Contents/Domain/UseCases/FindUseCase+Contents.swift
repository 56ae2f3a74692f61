public import Entities
import Values

extension FindUseCase where Item == Content {
  /// Finds a content by address, id, or the beginning of its id.
  public static func contents(in repository: any ContentRepository) -> FindUseCase {
    FindUseCase(repository, keyName: "URL") { text in
      guard let url = try? WebAddress(parsing: text) else { return nil }
      return try await repository.stored(url: url)?.item
    }
  }
}
