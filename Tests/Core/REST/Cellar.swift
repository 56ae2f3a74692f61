import Entities
import Foundation
import HTTP
import REST
import Storage
import Values

/// A store of bottles, asked as a client asks a server.
struct Cellar {
  let store = MemoryStore()
  let caller = Caller.key

  init(_ bottles: [Bottle] = []) async throws {
    _ = try await store.transaction { transaction in
      for bottle in bottles { _ = try await transaction.insert(BottleRecord(bottle)) }
    }
  }

  func get(_ query: String = "", _ headers: HTTPHeaders = [:]) async -> HTTPResponse {
    await answer {
      try await TableReader(BottleRecord.remote).response(
        to: HTTPRequest("GET", "/bottles", query: query, headers: headers), from: store)
    }
  }

  func send(_ method: String, _ query: String = "", _ body: String = "", _ headers: HTTPHeaders = [:]) async -> HTTPResponse {
    await answer {
      let request = HTTPRequest(method, "/bottles", query: query, headers: headers, body: Array(body.utf8))
      return try await TableWriter(BottleRecord.remote).response(
        to: request, by: caller, at: Timestamp(nanoseconds: 0), in: store, rules: Self.rules)
    }
  }

  private func answer(_ body: () async throws -> HTTPResponse) async -> HTTPResponse {
    do {
      return try await body()
    } catch {
      return RESTError(error).response
    }
  }

  private static let rules: TableWriter<BottleRecord>.Rules = { transaction in
    let source = StoreSource.transaction(transaction)
    return TableRules(
      create: { bottle, _, _ in
        let bottle = try bottle.prepared()
        _ = try await source.changing { try await $0.insert(BottleRecord(bottle)) }
        return bottle
      },
      change: { id, _, change in
        guard var bottle = try await transaction.first(of: BottleRecord.self, where: Table.id, is: .text(UUIDText.text(id)))?.item
        else { throw ValueError("It is gone.") }
        try change(&bottle)
        let changed = try bottle.prepared()
        _ = try await source.changing { try await $0.update(BottleRecord(changed)) }
        return changed
      },
      delete: { id, _, _ in try await transaction.delete(BottleRecord.self, id: UUIDText.text(id)) })
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The code of an error.
  var code: String? { member("code") }

  func member(_ name: String) -> String? {
    guard let start = text.firstRange(of: "\"\(name)\":\"") else { return nil }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }
}
