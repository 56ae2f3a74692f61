public import Entities

extension FindUseCase where Item == Content {
  /// Finds a content by name, id, or the beginning of its id.
  public static func contents(in repository: any ContentRepository) -> FindUseCase {
    FindUseCase(repository, keyName: "name") { try await repository.stored(name: $0)?.item }
  }
}
