import ContentsDomain
import Entities
import TestSupport

/// Contents in an array.
struct ContentShelf: ContentRepository, ShelfRepository {
  let shelf: Shelf<Content>

  init(_ contents: [Content] = []) {
    shelf = Shelf(contents)
  }

  var contents: [Content] { shelf.items }

  static func shared(_ one: Content, _ other: Content) -> String? {
    Content.key(of: one.name) == Content.key(of: other.name) ? "name" : nil
  }

  static func isSelected(_ content: Content, by filter: ContentFilter) -> Bool { filter.name.map(content.name.contains) ?? true }

  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Content> {
    found(text, limit: limit, offset: offset) { [$0.name] + $0.tags }
  }

  func stored(name: String) async throws -> Stored<Content>? {
    try shelf.first { Content.key(of: $0.name) == Content.key(of: name) }
  }
}
