public import Entities

/// Where widgets are kept.
public protocol WidgetRepository: ImportRepository where Item == Widget, Filter == WidgetFilter, Order == WidgetOrder {
  /// Widgets in which every word of the text is found, the most relevant first: name above the rest.
  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Widget>

  /// The one whose name has the same `Widget.key(of:)`.
  func stored(name: String) async throws -> Stored<Widget>?
}
