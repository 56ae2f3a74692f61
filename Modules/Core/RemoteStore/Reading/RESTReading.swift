import Entities
import Storage

/// How the store reads from its server.
protocol RESTReading: StoreReader {
  var store: RESTStore { get }
}

extension RESTReading {
  public func pages<R: Record>(of type: R.Type, _ query: Query) -> Pages<R.Model> {
    Pages {
      var scan: RESTScan<R>?
      return {
        var current = try scan ?? RESTScan<R>(query, in: store, isLive: false)
        let page = try await current.next()
        scan = current
        return page
      }
    }
  }

  public func count<R: Record>(of type: R.Type, _ query: Query) async throws -> Int {
    try await store.countOnServer(of: type, query)
  }

  public func first<R: Record>(of type: R.Type, where column: TableColumn, is value: StoredValue) async throws -> Stored<R.Model>?
  {
    guard let row = try await store.row(of: type, where: [column], are: [value], isLive: false) else { return nil }
    return Stored(item: row.item, position: store.positions.position(of: row.item.id))
  }
}
