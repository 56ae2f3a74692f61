import Entities
import Foundation
import REST
import Storage

/// Asks for what a query finds, 1,000 rows at a time, each time for what comes behind the last row it got.
///
/// An offset would leave rows out when others before them have gone meanwhile. Ranked rows have no such place: behind the best 1,000
/// the others follow by id.
struct RemotePager<R: Record> {
  private static var most: Int { 1000 }
  /// Of what a URL may have with the server's address.
  private static var longestTarget: Int { 7 << 10 }

  private let store: RESTStore
  private let isLive: Bool
  private var query: Query
  private var behind: Condition?
  private var offset: Int
  /// Rows still wanted.
  private var room: Int
  private var isRanked: Bool
  /// Ranked rows that came already, and how many rows are still to be left out of ranked ones.
  private var seen: Set<UUID> = []
  private var skipped: Int
  private var isOver = false

  /// - Parameter query: one that a request can say.
  init(_ query: Query, in store: RESTStore, isLive: Bool) {
    self.isLive = isLive
    self.store = store
    self.query = query
    room = query.limit ?? .max
    isRanked = query.search != nil && query.order.isEmpty
    skipped = isRanked ? query.offset : 0
    offset = isRanked ? 0 : query.offset
  }

  mutating func next() async throws -> [R.Model]? {
    if isOver || room <= 0 { return nil }
    var asked = query
    if let behind { asked.conditions.append(behind) }
    asked.offset = offset
    let wanted = room > Self.most || skipped > Self.most ? Self.most : min(room + skipped, Self.most)
    asked.limit = wanted
    let page = try await store.page(of: R.self, asked, isLive: isLive)
    isOver = page.rows == 0 || page.rows < wanted && !page.isLarge
    defer { if !isOver { advance(page) } }
    return shown(page)
  }

  private mutating func shown(_ page: RemotePage<R.Model>) -> [R.Model] {
    let new = seen.isEmpty ? page.items : page.items.filter { !seen.contains($0.id) }
    let rest = new.dropFirst(skipped)
    skipped -= new.count - rest.count
    let shown = Array(rest.prefix(room))
    room -= shown.count
    return shown
  }

  private mutating func advance(_ page: RemotePage<R.Model>) {
    if isRanked {
      isRanked = false
      seen = Set(page.items.map(\.id))
      query.order = [Query.Order(Table.id)]
    } else if let next = condition(behind: page) {
      behind = next
      offset = 0
    } else {
      offset += page.rows
    }
  }

  /// nil where it cannot be said.
  private func condition(behind page: RemotePage<R.Model>) -> Condition? {
    if query.order.isEmpty {
      return page.lastPosition.map { .compare(Table.position, query.isNewestFirst ? .less : .greater, .integer($0)) }
    }
    guard let last = page.items.last else { return nil }
    let condition = Condition.behind(R(last).storedValues, in: query.order, of: R.table)
    var next = query
    next.conditions.append(condition)
    guard let target = try? store.remote(R.self).description.target(of: next), target.utf8.count < Self.longestTarget else {
      return nil
    }
    return condition
  }
}
