import Entities
import HTTP
import REST
import Storage
import Values

/// What is asked of a shared table, and changed in it.
struct FuzzedTable<Row: Record> {
  private let table: RemoteTable<Row>

  init(_ table: RemoteTable<Row>) {
    self.table = table
  }

  /// Asks both stores, which must answer alike; full text alone may be ranked differently.
  func read(_ request: HTTPRequest, from stores: [any Store]) async {
    var answers: [HTTPResponse] = []
    for store in stores {
      answers.append(await answer { try await TableReader(table).response(to: request, from: store) })
    }
    let isSearch = request.query.contains("fts")
    for answer in answers.dropFirst() where answer != answers[0] && !(isSearch && answer.status == answers[0].status) {
      found("the stores differ: \(answers.map { String(decoding: $0.body, as: UTF8.self) })")
    }
  }

  /// Adds, changes or deletes, as the method and the body say.
  func write(_ request: HTTPRequest, to store: any Store) async {
    let writer = TableWriter(table)
    _ = await answer {
      try await writer.response(to: request, by: .key, at: Timestamp(nanoseconds: 0), in: store, rules: Self.rules)
    }
  }

  private func answer(_ body: () async throws -> HTTPResponse) async -> HTTPResponse {
    do { return try await body() } catch { return RESTError(error).response }
  }

  /// Those of no feature: everything is taken as it is.
  private static func rules(_ transaction: any StoreTransaction) -> TableRules<Row.Model> {
    TableRules(
      create: { item, _, _ in
        _ = try await transaction.insert(Row(item))
        return item
      },
      change: { id, _, change in
        guard var item = try await transaction.first(of: Row.self, where: Table.id, is: .text(UUIDText.text(id)))?.item else {
          throw ValueError("It is gone.")
        }
        try change(&item)
        _ = try await transaction.update(Row(item))
        return item
      },
      delete: { id, _, _ in try await transaction.delete(Row.self, id: UUIDText.text(id)) })
  }
}
