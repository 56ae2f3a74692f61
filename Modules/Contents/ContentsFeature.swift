public import Commands
public import Container
import ContentsData
import ContentsDomain
import ContentsPresentation
import Entities
public import Feature
import REST
public import Storage

/// Contents: learning links, kept by theme and found again; they come from browsers and other programs, and go back.
public enum ContentsFeature: Feature {
  public static let name = "contents"
  public static let abstract = "Keeps your learning links."
  public static let tables = [ContentRecord.table]

  public static func register(in registry: inout Registry) {
    registry.register((any ContentRepository).self, scope: .shared, StoreContentRepository.init(source:))
    registry.register((any Interchange<Content>).self, scope: .shared) { ContentFiles.interchange }
    registry.register(AddContentUseCase.self, AddContentUseCase.init(repository:))
    registry.register(CountThemesUseCase.self, CountThemesUseCase.init(repository:))
    registry.register(ImportUseCase<Content>.self) { (contents: any ContentRepository) in ImportUseCase(repository: contents) }
    registry.register(UpdateContentUseCase.self, UpdateContentUseCase.init(repository:))
    registry.register(ContentListViewModel.self, ContentListViewModel.init(repository:addContent:updateContent:))
  }

  public static func addCommands(to group: inout CommandTree<CommandAction>) {
    group.add(AddContent.self) { try await $0.run(on: $1, contents: $2) }
    group.add(ListContents.self) { try await $0.run(on: $1, contents: $2) }
    group.add(ShowContent.self) { try await $0.run(on: $1, contents: $2) }
    group.add(UpdateContent.self) { try await $0.run(on: $1, contents: $2) }
    group.add(DeleteContent.self) { try await $0.run(on: $1, contents: $2) }
    group.add(SearchContents.self) { try await $0.run(on: $1, contents: $2) }
    group.add(ShowThemes.self) { try await $0.run(on: $1, countThemes: $2) }
    group.add(ImportContents.self) { try await $0.run(on: $1, importContents: $2, interchange: $3) }
    group.add(ExportContents.self) { try await $0.run(on: $1, contents: $2, interchange: $3) }
  }

  public static func addEndpoints(to endpoints: inout Endpoints) {
    endpoints.add(ContentRecord.remote) {
      (contents: any ContentRepository, add: AddContentUseCase, update: UpdateContentUseCase) in
      TableRules(
        create: { content, _, time in try await add(content.added(at: time)) },
        change: { id, _, change in try await update(id, change) },
        delete: { id, _, _ in try await contents.delete(id: id) })
    }
  }
}
