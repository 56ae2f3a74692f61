public import Entities
public import Foundation
public import Observation
public import Views
public import WidgetsDomain

/// A window on the widgets that a screen shows, and lists of any length that stream past it.
@Observable @MainActor
public final class WidgetListViewModel {
  /// Filter, order and part of a list of widgets.
  public typealias WidgetSelection = Selection<WidgetFilter, WidgetOrder>

  private let window: ListWindow<Widget, WidgetFilter, WidgetOrder>
  @ObservationIgnored private let repository: any WidgetRepository
  @ObservationIgnored private let addWidget: AddWidgetUseCase
  @ObservationIgnored private let updateWidget: UpdateWidgetUseCase

  /// Loads nothing yet.
  public nonisolated init(
    repository: any WidgetRepository, addWidget: AddWidgetUseCase, updateWidget: UpdateWidgetUseCase
  ) {
    self.repository = repository
    self.addWidget = addWidget
    self.updateWidget = updateWidget
    window = ListWindow { repository.pages($0) }
  }

  /// The window, in the order of the selection.
  public var widgets: [Widget] { window.items }
  /// Whether the window is being read.
  public var isLoading: Bool { window.isLoading }
  /// What went wrong last, in the user's words; nil after something went well.
  public var error: Message? { window.error }
  /// Whether there are more of the selected widgets than the window shows.
  public var hasMore: Bool { window.hasMore }

  /// Fills the window with the first of the selected widgets.
  public func load(_ selection: WidgetSelection = Selection(WidgetFilter())) async { await window.load(selection) }

  /// Makes the window longer, when there is more.
  public func loadMore() async { await window.loadMore() }

  /// Returns the widget as it is stored; the window then shows it where it belongs.
  public func add(_ widget: Widget) async throws -> Widget {
    try await window.changing { try await addWidget(widget) }
  }

  /// Returns the widget as it is stored; the window then shows it where it belongs.
  public func update(_ id: UUID, _ change: (inout Widget) throws -> Void) async throws -> Widget {
    try await window.changing { try await updateWidget(id, change) }
  }

  /// False when there was no such widget.
  public func delete(_ id: UUID) async throws -> Bool {
    try await window.changing { try await repository.delete(id: id) }
  }

  /// Finds the one a person means by a name, an id, or the beginning of one.
  public func find(_ reference: String) async throws -> Widget {
    try await FindUseCase.widgets(in: repository)(reference)
  }

  /// All selected widgets, streamed.
  public func list(_ selection: WidgetSelection) -> ListView<Widget> {
    WidgetViews.list(.rows(RowSource(repository.pages(selection))), of: selection)
  }

  /// All widgets the text is found in, streamed, the best match first.
  public func found(_ text: String, limit: Int?, offset: Int) -> ListView<Widget> {
    WidgetViews.found(
      .rows(RowSource(repository.search(text, limit: limit, offset: offset))), text: text, isWhole: limit != 0 && offset == 0)
  }

  /// The window as a view.
  public var view: ListView<Widget> {
    WidgetViews.list(window.content, of: window.selection ?? Selection(WidgetFilter()))
  }
}
