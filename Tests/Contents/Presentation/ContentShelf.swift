import ContentsDomain
import Entities
import TestSupport
import Values

/// Contents in an array.
struct ContentShelf: ContentRepository, ShelfRepository {
  let shelf: Shelf<Content>

  init(_ contents: [Content] = []) {
    shelf = Shelf(contents)
  }

  var contents: [Content] { shelf.items }

  static func shared(_ one: Content, _ other: Content) -> String? { one.url?.key == other.url?.key ? "url" : nil }

  static func isSelected(_ content: Content, by filter: ContentFilter) -> Bool {
    (filter.level.map { content.level == $0 } ?? true) && (filter.title.map { content.title?.contains($0) ?? false } ?? true)
  }

  func search(_ text: String, limit: Int?, offset: Int) -> Pages<Content> {
    found(text, limit: limit, offset: offset) { [$0.title, $0.url?.text].compactMap(\.self) + $0.tags }
  }

  func stored(url: WebAddress) async throws -> Stored<Content>? { try shelf.first { $0.url?.key == url.key } }
}
