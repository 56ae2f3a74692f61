import Entities
import Storage

extension RESTTransaction {
  func pages<R: Record>(of type: R.Type, _ query: Query) -> Pages<R.Model> {
    Pages {
      var rest: Pages<R.Model>.AsyncIterator?
      var isOver = false
      return {
        if let rest { return try await rest.next() }
        if isOver { return nil }
        if self.changes(of: type).isEmpty {
          let pages = self.livePages(of: type, query).makeAsyncIterator()
          rest = pages
          return try await pages.next()
        }
        isOver = true
        return query.found(among: try await self.items(of: type, query), of: type)
      }
    }
  }

  func count<R: Record>(of type: R.Type, _ query: Query) async throws -> Int {
    if changes(of: type).isEmpty { return try await store.count(of: type, query) }
    let counted = Query(where: query.conditions, search: query.search)
    return counted.found(among: try await items(of: type, query), of: type).count
  }

  func first<R: Record>(of type: R.Type, where column: TableColumn, is value: StoredValue) async throws -> Stored<R.Model>? {
    guard let number = R.table.number(of: column), value != .null else { return nil }
    let changes = changes(of: type)
    var found = try await known(type, where: [column], are: [value])
    if let id = found.map(Self.id(of:)), changes.covers(id) {
      // It is not what it was; another one may have the value as well.
      let query = Query(where: [.equal(column, value)])
      return try await pages(of: type, query).first().map(stored)
    }
    found = found ?? changes.rows.first(where: number, is: value, in: R.table)?.values
    return try found.flatMap { try R.models(of: [$0]).first }.map(stored)
  }

  private func livePages<R: Record>(of type: R.Type, _ query: Query) -> Pages<R.Model> {
    Pages { [store] in
      var scan: RESTScan<R>?
      return {
        var current = try scan ?? RESTScan<R>(query, in: store, isLive: true)
        let page = try await current.next()
        scan = current
        return page
      }
    }
  }

  private func stored<Item: Entity>(_ item: Item) -> Stored<Item> {
    Stored(item: item, position: store.positions.position(of: item.id))
  }

  /// Rows of the server that fit, as they are now, then those that are new, or fit only now.
  private func items<R: Record>(of type: R.Type, _ query: Query) async throws -> [R.Model] {
    let changes = changes(of: type)
    var unplaced = Dictionary(changes.rows.rows.map { (Self.id(of: $0.values), $0.values) }) { first, _ in first }
    var rows: [[StoredValue]] = []
    for item in try await livePages(of: type, Query(where: query.conditions, search: query.search)).all() {
      let values = R(item).storedValues
      let id = Self.id(of: values)
      if changes.deleted.contains(id) { continue }
      rows.append(unplaced.removeValue(forKey: id) ?? values)
    }
    rows += changes.rows.rows.map(\.values).filter { unplaced[Self.id(of: $0)] != nil }
    return try R.models(of: rows)
  }
}
