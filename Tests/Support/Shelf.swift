public import Entities
import Foundation
import Synchronization
import Values

/// Items in an array, in the order of insertion, which can be told to fail or to be slow.
public final class Shelf<Item: Entity>: Sendable {
  private struct State {
    var rows: [Stored<Item>]
    var inserted: Int
    var failure: (any Error)?
    var beforeReading: @Sendable () async -> Void = {}
  }

  private let state: Mutex<State>

  /// Keeps these already, at the positions 1, 2 and so on.
  public init(_ items: [Item] = []) {
    let rows = items.enumerated().map { Stored(item: $1, position: $0 + 1) }
    state = Mutex(State(rows: rows, inserted: rows.count))
  }

  /// What it keeps now.
  public var items: [Item] { state.withLock { $0.rows.map(\.item) } }

  /// From now on everything fails so; nil ends it.
  public func fail(with failure: (any Error)?) { state.withLock { $0.failure = failure } }

  /// Runs before each page is read.
  public func beforeReading(_ body: @escaping @Sendable () async -> Void) { state.withLock { $0.beforeReading = body } }

  /// The first item of which `isMeant` is true, with its position.
  public func first(where isMeant: (Item) -> Bool) throws -> Stored<Item>? {
    try changing { rows, _ in rows.first { isMeant($0.item) } }
  }

  /// One page with what `select` makes of the items when it is read.
  public func page(_ select: @escaping @Sendable ([Item]) -> [Item]) -> Pages<Item> {
    Pages {
      var isRead = false
      return {
        if isRead { return nil }
        isRead = true
        await self.state.withLock(\.beforeReading)()
        return select(try self.changing { rows, _ in rows.map(\.item) })
      }
    }
  }

  func insert(_ item: Item, unique: (Item, Item) -> String?) throws -> Int {
    try changing { rows, inserted in
      try Self.check(item, against: rows, unique)
      inserted += 1
      rows.append(Stored(item: item, position: inserted))
      return inserted
    }
  }

  func update(_ item: Item, unique: (Item, Item) -> String?) throws -> Bool {
    try changing { rows, _ in
      guard let place = rows.firstIndex(where: { $0.item.id == item.id }) else { return false }
      try Self.check(item, against: rows.filter { $0.item.id != item.id }, unique)
      rows[place] = Stored(item: item, position: rows[place].position)
      return true
    }
  }

  func delete(id: UUID) throws -> Bool {
    try changing { rows, _ in
      let before = rows.count
      rows.removeAll { $0.item.id == id }
      return rows.count < before
    }
  }

  func transaction<Result>(_ body: () async throws -> Result) async throws -> Result {
    let before = state.withLock { ($0.rows, $0.inserted) }
    do {
      return try await body()
    } catch {
      state.withLock { ($0.rows, $0.inserted) = before }
      throw error
    }
  }

  private static func check(_ item: Item, against rows: [Stored<Item>], _ unique: (Item, Item) -> String?) throws {
    for row in rows {
      if row.item.id == item.id { throw RepositoryError.taken(property: "id") }
      if let property = unique(row.item, item) { throw RepositoryError.taken(property: property) }
    }
  }

  private func changing<Result>(_ body: (inout [Stored<Item>], inout Int) throws -> Result) throws -> Result {
    try state.withLock { state in
      if let failure = state.failure { throw failure }
      return try body(&state.rows, &state.inserted)
    }
  }
}
