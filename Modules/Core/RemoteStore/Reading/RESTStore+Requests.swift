import Files
import HTTP
import HTTPClient
import REST
import Storage

extension RESTStore {
  /// Servers cut an answer of this size, whatever was asked.
  private static let largeAnswer = 4 << 20

  /// Where a table is below the server's address.
  func path(of table: TableDescription) -> String { "/rest/v1/\(PercentEncoding.encoded(table.name))" }

  /// The rows for a query that a request can say.
  ///
  /// - Parameter isLive: whether no answer from before will do.
  func page<R: Record>(of type: R.Type, _ query: Query, isLive: Bool) async throws -> RemotePage<R.Model> {
    let table = try remote(R.self)
    let target = try target(table.description, query)
    let response =
      try await isLive
      ? server.send(RemoteRequest(target: target)) : cached.answer(to: target, of: table.description.name)
    let elements = try response.jsonElements(host: server.host)
    var items: [R.Model] = []
    items.reserveCapacity(elements.count)
    for element in elements {
      do throws(RemoteRowFault) {
        items.append(try table.item(element.value))
      } catch {
        notes.note(error, in: table.description.name)
      }
    }
    return RemotePage(
      items: items, rows: elements.count, lastPosition: LastPosition.of(response),
      tag: elements.count == 1 ? response.headers["ETag"] : nil, isLarge: response.body.count > Self.largeAnswer)
  }

  /// The first row, as inserted, whose columns have these values; nil also for a missing value.
  func row<R: Record>(
    of type: R.Type, where columns: [TableColumn], are values: [StoredValue], isLive: Bool
  ) async throws -> (item: R.Model, tag: String?)? {
    if values.contains(.null) { return nil }
    let query = Query(where: zip(columns, values).map { .equal($0, $1) }, limit: 1)
    let split = QuerySplit(query, of: try remote(R.self).description)
    if split.left == nil, !split.findsNothing {
      let page = try await page(of: type, split.asked, isLive: isLive)
      return page.items.first.map { ($0, page.tag) }
    }
    var scan = try RESTScan<R>(query, in: self, isLive: isLive)
    while let page = try await scan.next() {
      if let item = page.first { return (item, nil) }
    }
    return nil
  }

  func countOnServer<R: Record>(of type: R.Type, _ query: Query) async throws -> Int {
    let table = try remote(R.self).description
    let counted = Query(where: query.conditions, search: query.search)
    let split = QuerySplit(counted, of: table)
    if split.findsNothing { return 0 }
    guard split.left == nil else {
      var scan = try RESTScan<R>(counted, in: self, isLive: true)
      var count = 0
      while let page = try await scan.next() { count += page.count }
      return count
    }
    var asked = split.asked
    asked.limit = 0
    let response = try await server.send(
      RemoteRequest(method: "HEAD", target: try target(table, asked), headers: ["Prefer": "count=exact"]))
    guard let range = response.headers["Content-Range"], let slash = range.utf8.lastIndex(of: UInt8(ascii: "/")),
      let count = Int(range[range.utf8.index(after: slash)...])
    else { throw NetworkError.notUnderstood(host: server.host, place: "It does not say how many rows there are.") }
    return count
  }

  private func target(_ table: TableDescription, _ query: Query) throws -> String {
    guard let items = table.target(of: query) else {
      throw StoreError(.internalFault, "A query of '\(table.name)' cannot be sent.")
    }
    return items.isEmpty ? path(of: table) : "\(path(of: table))?\(items)"
  }
}
