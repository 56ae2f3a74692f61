public import ContentsDomain
public import Entities
public import Foundation
public import Observation
public import Views

/// A window on the contents that a screen shows, and lists of any length that stream past it.
@Observable @MainActor
public final class ContentListViewModel {
  /// Filter, order and part of a list of contents.
  public typealias ContentSelection = Selection<ContentFilter, ContentOrder>

  private let window: ListWindow<Content, ContentFilter, ContentOrder>
  @ObservationIgnored private let repository: any ContentRepository
  @ObservationIgnored private let addContent: AddContentUseCase
  @ObservationIgnored private let updateContent: UpdateContentUseCase

  /// Loads nothing yet.
  public nonisolated init(
    repository: any ContentRepository, addContent: AddContentUseCase, updateContent: UpdateContentUseCase
  ) {
    self.repository = repository
    self.addContent = addContent
    self.updateContent = updateContent
    window = ListWindow { repository.pages($0) }
  }

  /// The window, in the order of the selection.
  public var contents: [Content] { window.items }
  /// Whether the window is being read.
  public var isLoading: Bool { window.isLoading }
  /// What went wrong last, in the user's words; nil after something went well.
  public var error: Message? { window.error }
  /// Whether there are more of the selected contents than the window shows.
  public var hasMore: Bool { window.hasMore }

  /// Fills the window with the first of the selected contents.
  public func load(_ selection: ContentSelection = Selection(ContentFilter())) async { await window.load(selection) }

  /// Makes the window longer, when there is more.
  public func loadMore() async { await window.loadMore() }

  /// Returns the content as it is stored; the window then shows it where it belongs.
  public func add(_ content: Content) async throws -> Content {
    try await window.changing { try await addContent(content) }
  }

  /// Returns the content as it is stored; the window then shows it where it belongs.
  public func update(_ id: UUID, _ change: (inout Content) throws -> Void) async throws -> Content {
    try await window.changing { try await updateContent(id, change) }
  }

  /// False when there was no such content.
  public func delete(_ id: UUID) async throws -> Bool {
    try await window.changing { try await repository.delete(id: id) }
  }

  /// Finds the one a person means by an address, an id, or the beginning of one.
  public func find(_ reference: String) async throws -> Content {
    try await FindUseCase.contents(in: repository)(reference)
  }

  /// All selected contents, streamed.
  public func list(_ selection: ContentSelection) -> ListView<Content> {
    ContentViews.list(.rows(RowSource(repository.pages(selection))), of: selection)
  }

  /// All contents the text is found in, streamed, the best match first.
  public func found(_ text: String, limit: Int?, offset: Int) -> ListView<Content> {
    ContentViews.found(
      .rows(RowSource(repository.search(text, limit: limit, offset: offset))), text: text, isWhole: limit != 0 && offset == 0)
  }

  /// The window as a view.
  public var view: ListView<Content> {
    ContentViews.list(window.content, of: window.selection ?? Selection(ContentFilter()))
  }
}
