public import Entities
public import Foundation
import Values

/// A repository on a shelf: what the protocol promises, said as simply as it can be, for tests of what stands above one.
///
/// A feature's own adds the questions of its protocol, each in a line.
public protocol ShelfRepository<Item>: Repository {
  var shelf: Shelf<Item> { get }
  /// The property that two items share and may not, such as `isbn`; nil where there is none.
  static func shared(_ one: Item, _ other: Item) -> String?
  /// Whether a filter lets an item through.
  static func isSelected(_ item: Item, by filter: Filter) -> Bool
}

extension ShelfRepository {
  public static func shared(_ one: Item, _ other: Item) -> String? { nil }

  /// In the order of insertion, whatever order is asked for.
  public func pages(_ selection: Selection<Filter, Order>) -> Pages<Item> {
    shelf.page { items in
      let chosen = items.filter { Self.isSelected($0, by: selection.filter) }
      let ordered = selection.isReversed ? chosen.reversed() : chosen
      return Array(ordered.dropFirst(selection.offset).prefix(selection.limit ?? .max))
    }
  }

  /// Those of which some text `texts` gives has every word.
  public func found(
    _ text: String, limit: Int?, offset: Int, in texts: @escaping @Sendable (Item) -> [String]
  ) -> Pages<Item> {
    let search = SearchText(text)
    return shelf.page { items in
      let found = items.filter { search.matches(texts($0).map { Fold.folded($0) }) }
      return Array(found.dropFirst(offset).prefix(limit ?? .max))
    }
  }

  public func count(_ filter: Filter) async throws -> Int {
    shelf.items.count { Self.isSelected($0, by: filter) }
  }

  public func stored(id: UUID) async throws -> Stored<Item>? { try shelf.first { $0.id == id } }

  public func items(idPrefix prefix: String, limit: Int) async throws -> [Item] {
    Array(shelf.items.filter { UUIDText.text($0.id).hasPrefix(prefix) }.prefix(limit))
  }

  public func insert(_ item: Item) async throws -> Int { try shelf.insert(item, unique: Self.shared) }

  public func update(_ item: Item) async throws -> Bool { try shelf.update(item, unique: Self.shared) }

  public func delete(id: UUID) async throws -> Bool { try shelf.delete(id: id) }

  public func transaction<Result>(_ body: (Self) async throws -> Result) async throws -> Result {
    try await shelf.transaction { try await body(self) }
  }
}
