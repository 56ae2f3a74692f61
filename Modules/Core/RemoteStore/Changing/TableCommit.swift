import HTTP
import HTTPClient
import REST
import Storage
import Values

/// Sends what a transaction did to a table.
struct TableCommit<R: Record> {
  private static var mostRows: Int { 1000 }
  private static var mostBytes: Int { 4 << 20 }
  /// As many as a URL has room for.
  private static var mostIDs: Int { 100 }

  let changes: TableChanges
  let store: RESTStore

  func send() async throws {
    let table = try store.remote(R.self)
    if changes.deleted.isEmpty, changes.rows.rows.count == 1, changes.present.count == 1 {
      return try await update(changes.rows.rows[0].values, table)
    }
    try await delete(table)
    try await upsert(table)
  }

  /// One row that is what it was when it was read, else it is refused.
  private func update(_ values: [StoredValue], _ table: RemoteTable<R>) async throws {
    let known = changes.known[TableChanges.Lookup(columns: [Table.id.name], values: [values[0]])]
    var headers: HTTPHeaders = ["Prefer": "return=minimal,count=exact"]
    if let tag = known?.tag { headers["If-Match"] = tag }
    guard let item = try R.models(of: [values]).first, case .text(let id) = values[0] else { return }
    let request = RemoteRequest(
      method: "PATCH", target: "\(store.path(of: table.description))?id=eq.\(id)", headers: headers, body: table.body(of: item))
    do {
      let response = try await store.server.send(request)
      // Without a tag a server finds nothing wrong with a row that is gone.
      if response.headers["Content-Range"] == "*/0" { throw changedMeanwhile }
    } catch let error as NetworkError where error.status == 412 {
      throw changedMeanwhile
    } catch let error as NetworkError where error.status == 409 {
      throw try await taken([values]) ?? error
    }
  }

  private var changedMeanwhile: StoreError {
    StoreError(
      .changedMeanwhile,
      "Somebody else has changed or deleted this meanwhile; nothing was done. Look at it again, then repeat it.")
  }

  private func delete(_ table: RemoteTable<R>) async throws {
    var rest = changes.deleted.sorted()[...]
    while !rest.isEmpty {
      let ids = rest.prefix(Self.mostIDs)
      rest = rest.dropFirst(ids.count)
      let filter = ids.count == 1 ? "eq.\(ids.joined())" : "in.(\(ids.joined(separator: ",")))"
      _ = try await store.server.send(
        RemoteRequest(
          method: "DELETE", target: "\(store.path(of: table.description))?id=\(filter)", headers: ["Prefer": "return=minimal"]))
    }
  }

  private func upsert(_ table: RemoteTable<R>) async throws {
    var rest = changes.rows.rows.map(\.values)[...]
    while !rest.isEmpty {
      var rows = Array(rest.prefix(Self.mostRows))
      var body = table.body(of: try R.models(of: rows))
      while body.count > Self.mostBytes, rows.count > 1 {
        rows.removeLast((rows.count + 1) / 2)
        body = table.body(of: try R.models(of: rows))
      }
      rest = rest.dropFirst(rows.count)
      do {
        // Rows have their ids, so that arriving twice changes nothing more.
        _ = try await store.server.send(
          RemoteRequest(
            method: "POST", target: "\(store.path(of: table.description))?on_conflict=id",
            headers: ["Prefer": "resolution=merge-duplicates,return=minimal"], body: body, isIdempotent: true))
      } catch let error as NetworkError where error.status == 409 {
        throw try await taken(rows) ?? error
      }
    }
  }

  /// The unique column whose value another row has; asked of the server, since its error says so in prose.
  private func taken(_ rows: [[StoredValue]]) async throws -> StoreError? {
    for values in rows.prefix(Self.mostIDs) {
      for columns in R.table.uniqueColumns where columns != [Table.id] {
        let wanted = columns.compactMap(R.table.number(of:)).map { values[$0] }
        guard let found = try await store.row(of: R.self, where: columns, are: wanted, isLive: true) else { continue }
        if R(found.item).storedValues[0] != values[0] { return StoreError.taken(columns[0]) }
      }
    }
    return nil
  }
}
