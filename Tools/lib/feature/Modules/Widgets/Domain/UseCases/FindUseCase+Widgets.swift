public import Entities

extension FindUseCase where Item == Widget {
  /// Finds a widget by name, id, or the beginning of its id.
  public static func widgets(in repository: any WidgetRepository) -> FindUseCase {
    FindUseCase(repository, keyName: "name") { try await repository.stored(name: $0)?.item }
  }
}
