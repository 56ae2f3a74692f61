import Entities
public import HTTP
public import Storage
import Values

/// Answers `GET` and `HEAD` of a table.
public struct TableReader<Row: Record>: Sendable {
  let table: RemoteTable<Row>

  /// Reads rows of this table.
  public init(_ table: RemoteTable<Row>) {
    self.table = table
  }

  /// Throws `RESTError` for a request that is none, and what the store throws.
  public func response(to request: HTTPRequest, from reader: any StoreReader) async throws -> HTTPResponse {
    let query = try RowQuery(request, of: table.description)
    let media = try MediaType(request.headers)
    let preferences = try Preferences(request.headers)
    let total = preferences.countsExactly ? try await reader.count(of: Row.self, query.query) : nil
    if let total, query.range.offset > total || (query.range.offset == total && total > 0) {
      throw RESTError.unsatisfiable("An offset of \(query.range.offset) was requested, but there are only \(total) rows.")
    }
    let items = try await items(query, media, reader)
    var (response, shown) = try RowAnswer(table, query, media).shown(
      200, items, offset: query.range.offset, total: total, applied: preferences.applied)
    // Fewer than there are, be it by the range or by what fits into an answer.
    if let total, shown < total { response.status = 206 }
    if query.statesInsertionOrder, shown > 0 {
      response.headers[LastPosition.header] = try await position(of: items[shown - 1], reader)
    }
    if let known = request.headers["If-None-Match"], let tag = response.headers["ETag"], EntityTag.isNamed(tag, in: known) {
      return HTTPResponse(304, headers: ["ETag": tag])
    }
    return response
  }

  /// nil for a row that has gone meanwhile.
  private func position(of item: Row.Model, _ reader: any StoreReader) async throws -> String? {
    let stored = try await reader.first(of: Row.self, where: Table.id, is: .text(UUIDText.text(item.id)))
    return stored.map { String($0.position) }
  }

  private func items(_ query: RowQuery, _ media: MediaType, _ reader: any StoreReader) async throws -> [Row.Model] {
    if let id = query.id, query.range.offset == 0, query.range.bounded > 0 {
      return try await reader.first(of: Row.self, where: Table.id, is: .text(id)).map { [$0.item] } ?? []
    }
    var wanted = query.query
    wanted.limit = query.range.bounded
    wanted.offset = query.range.offset
    return try await reader.pages(of: Row.self, wanted).all()
  }
}
