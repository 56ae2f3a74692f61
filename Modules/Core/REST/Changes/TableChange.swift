import Entities
import Files
import HTTP
import Storage
import Values

/// One request that changes rows of a table, understood but not done yet.
struct TableChange<Row: Record> {
  typealias Rules = TableWriter<Row>.Rules

  let table: RemoteTable<Row>
  let caller: Caller
  let time: Timestamp
  let request: HTTPRequest
  let query: RowQuery
  let preferences: Preferences
  private let answer: RowAnswer<Row>

  init(_ request: HTTPRequest, of table: RemoteTable<Row>, by caller: Caller, at time: Timestamp) throws(RESTError) {
    self.table = table
    self.caller = caller
    self.time = time
    self.request = request
    query = try RowQuery(request, of: table.description)
    preferences = try Preferences(request.headers)
    answer = RowAnswer(table, query, try MediaType(request.headers))
  }

  func update(in store: any Store, _ rules: Rules) async throws -> HTTPResponse {
    let body = try body()
    guard body.rows.count == 1 else { throw RESTError.invalidBody }
    let input = body.rows[0]
    return try await store.transaction { transaction in
      let rules = try rules(transaction)
      var changed: [Row.Model] = []
      if !input.isEmpty {
        for item in try await affected(transaction) {
          changed.append(try await rules.change(item.id, caller) { try input.apply(to: &$0) })
        }
      }
      return try answered(200, empty: 204, changed, count: changed.count)
    }
  }

  func delete(in store: any Store, _ rules: Rules) async throws -> HTTPResponse {
    try await store.transaction { transaction in
      let rules = try rules(transaction)
      var deleted: [Row.Model] = []
      for item in try await affected(transaction) where try await rules.delete(item.id, caller, time) { deleted.append(item) }
      return try answered(200, empty: 204, deleted, count: deleted.count)
    }
  }

  /// What the body says about each row.
  func body() throws(RESTError) -> RowBody<RowInput<Row.Model>> {
    try RowBody(request) { object throws(RESTError) in try RowInput(object, of: table, members: query.members) }
  }

  /// The rows the filters name, as they stand in the transaction.
  private func affected(_ transaction: any StoreTransaction) async throws -> [Row.Model] {
    guard query.isFiltered else {
      throw RESTError(
        400, "21000", "\(request.method) requires a WHERE clause", hint: "Say which rows by a filter, such as id=eq.…")
    }
    var wanted = query.query
    wanted.limit = query.range.limit
    wanted.offset = query.range.offset
    let items = try await transaction.pages(of: Row.self, wanted).all()
    if let tags = request.headers["If-Match"] {
      guard !items.isEmpty, items.allSatisfy({ EntityTag.isNamed(table.tag(of: $0), in: tags) }) else {
        throw RESTError.changedMeanwhile
      }
    }
    if let most = preferences.maxAffected, items.count > most {
      throw RESTError(
        400, "PGRST124", "Query result exceeds max-affected preference constraint",
        details: "The query affects \(items.count) rows")
    }
    return items
  }

  /// The rows where they are asked for, else nothing but how many there were.
  func answered(_ status: Int, empty: Int, _ items: [Row.Model], count: Int) throws(RESTError) -> HTTPResponse {
    let total = preferences.countsExactly ? count : nil
    if preferences.returning == .representation {
      return try answer(status, items, total: total, applied: preferences.applied)
    }
    var headers: HTTPHeaders = ["Content-Range": RowRange.text(0, request.method == "PATCH" ? count : 0, of: total)]
    if !preferences.applied.isEmpty { headers.add("Preference-Applied", preferences.applied.joined(separator: ", ")) }
    return HTTPResponse(empty, headers: headers)
  }
}
