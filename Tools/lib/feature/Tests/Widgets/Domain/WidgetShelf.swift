import Entities
import TestSupport
import WidgetsDomain

/// Widgets in an array.
struct WidgetShelf: WidgetRepository, ShelfRepository {
  let shelf: Shelf<Widget>

  init(_ widgets: [Widget] = []) {
    shelf = Shelf(widgets)
  }

  var widgets: [Widget] { shelf.items }

  static func shared(_ one: Widget, _ other: Widget) -> String? {
    Widget.key(of: one.name) == Widget.key(of: other.name) ? "name" : nil
  }

  static func isSelected(_ widget: Widget, by filter: WidgetFilter) -> Bool { filter.name.map(widget.name.contains) ?? true }

  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Widget> {
    found(text, limit: limit, offset: offset) { [$0.name] + $0.tags }
  }

  func stored(name: String) async throws -> Stored<Widget>? {
    try shelf.first { Widget.key(of: $0.name) == Widget.key(of: name) }
  }
}
