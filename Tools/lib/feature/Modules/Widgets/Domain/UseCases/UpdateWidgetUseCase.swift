import Entities
public import Foundation

/// Changes a widget under the rules it was added under.
public struct UpdateWidgetUseCase: Sendable {
  private let repository: any WidgetRepository

  /// Works on everything this repository keeps.
  public init(repository: any WidgetRepository) {
    self.repository = repository
  }

  /// Changes the widget as it stands now, so that what others changed is kept; returns it as stored.
  ///
  /// Throws `WidgetError` when a rule is broken, the name belongs to another, or the widget is gone.
  public func callAsFunction(_ id: UUID, _ change: (inout Widget) throws -> Void) async throws -> Widget {
    try await repository.transaction { repository in
      guard let before = try await repository.stored(id: id)?.item else { throw WidgetError.gone(id) }
      var widget = before
      try change(&widget)
      widget = try widget.prepared()
      if let other = try await repository.stored(name: widget.name), other.item.id != id {
        throw WidgetError.nameTaken(other.item.name)
      }
      if widget != before { _ = try await repository.update(widget) }
      return widget
    }
  }
}
