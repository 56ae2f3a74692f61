import Entities

/// Adds a widget whose name is not there yet.
public struct AddWidgetUseCase: Sendable {
  private let repository: any WidgetRepository

  /// Works on everything this repository keeps.
  public init(repository: any WidgetRepository) {
    self.repository = repository
  }

  /// Returns the widget as it is stored; throws `WidgetError` when a rule is broken or the name is taken.
  public func callAsFunction(_ widget: Widget) async throws -> Widget {
    let widget = try widget.prepared()
    return try await repository.transaction { repository in
      if let other = try await repository.stored(name: widget.name) { throw WidgetError.nameTaken(other.item.name) }
      try await repository.insert(widget)
      return widget
    }
  }
}
