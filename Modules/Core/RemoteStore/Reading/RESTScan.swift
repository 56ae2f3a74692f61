import REST
import Storage

/// One way through the rows a query finds, page after page.
struct RESTScan<R: Record> {
  private let split: QuerySplit
  private var pager: RemotePager<R>
  /// Rows still to be left out, and to be taken, of those that are checked here.
  private var skipped: Int
  private var room: Int
  private var isOver: Bool

  init(_ query: Query, in store: RESTStore, isLive: Bool) throws {
    split = QuerySplit(query, of: try store.remote(R.self).description)
    pager = RemotePager(split.asked, in: store, isLive: isLive)
    skipped = split.left?.offset ?? 0
    room = split.left?.limit ?? .max
    isOver = split.findsNothing
  }

  mutating func next() async throws -> [R.Model]? {
    guard !isOver else { return nil }
    guard let left = split.left else { return try await pager.next() }
    return left.order.isEmpty ? try await nextChecked(left) : try await allSorted(left)
  }

  private mutating func nextChecked(_ left: Query) async throws -> [R.Model]? {
    guard room > 0, let page = try await pager.next() else {
      isOver = true
      return nil
    }
    let found = page.filter { left.matches($0, of: R.self) }
    let rest = found.dropFirst(skipped)
    skipped -= found.count - rest.count
    let shown = rest.prefix(room)
    room -= shown.count
    return Array(shown)
  }

  /// An order that no request says needs all rows at once.
  private mutating func allSorted(_ left: Query) async throws -> [R.Model]? {
    isOver = true
    var items: [R.Model] = []
    while let page = try await pager.next() { items += page }
    return left.found(among: items, of: R.self)
  }
}
