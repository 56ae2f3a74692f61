public import Foundation

/// Where the entities of one kind are kept; implemented outside the Domain.
public protocol Repository<Item>: Sendable {
  associatedtype Item: Entity
  associatedtype Filter: Sendable
  associatedtype Order: Sendable

  /// The selected items; without an order as they were inserted, equals by id.
  func pages(_ selection: Selection<Filter, Order>) -> Pages<Item>
  /// How many items the filter lets through.
  func count(_ filter: Filter) async throws -> Int

  /// nil when there is none.
  func stored(id: UUID) async throws -> Stored<Item>?
  /// At most `limit` items whose id, as lower-case text, begins with `prefix`.
  func items(idPrefix prefix: String, limit: Int) async throws -> [Item]

  /// Returns the position of the new item.
  ///
  /// Throws `RepositoryError.taken` when the id or a natural key is already there; nothing is stored then.
  @discardableResult
  func insert(_ item: Item) async throws -> Int
  /// Replaces the item with the same id; false when there is none. Throws `RepositoryError.taken` like `insert`.
  func update(_ item: Item) async throws -> Bool
  /// False when there is none.
  func delete(id: UUID) async throws -> Bool

  /// Runs `body` alone on everything; keeps what it did when it returns, nothing when it throws.
  func transaction<Result>(_ body: (Self) async throws -> Result) async throws -> Result
}
