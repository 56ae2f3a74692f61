public import Entities
public import Foundation
public import Values

/// The use cases a feature names for a table: the only ways its rows come, change and go.
public struct TableRules<Item: Entity>: Sendable {
  let create: @Sendable (Item, Caller, Timestamp) async throws -> Item
  let change: @Sendable (UUID, Caller, (inout Item) throws -> Void) async throws -> Item
  let delete: @Sendable (UUID, Caller, Timestamp) async throws -> Bool

  /// Each throws a `Failure` when a rule says no; creating and changing return the item as it is stored, deleting whether it was there.
  public init(
    create: @escaping @Sendable (_ item: Item, _ by: Caller, _ at: Timestamp) async throws -> Item,
    change: @escaping @Sendable (_ id: UUID, _ by: Caller, _ change: (inout Item) throws -> Void) async throws -> Item,
    delete: @escaping @Sendable (_ id: UUID, _ by: Caller, _ at: Timestamp) async throws -> Bool
  ) {
    self.create = create
    self.change = change
    self.delete = delete
  }
}
