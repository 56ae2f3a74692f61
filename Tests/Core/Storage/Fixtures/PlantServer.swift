import Entities
import Foundation
import HTTP
import HTTPServer
import REST
import RemoteStore
import Storage
import Values

/// A server of plants in memory, on a real socket.
struct PlantServer: HTTPHandler {
  private let kept = MemoryStore()

  func place(of request: HTTPRequest) -> HTTPPlace { request.method == "GET" || request.method == "HEAD" ? .here : .writing }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    do {
      guard request.path == "/garden/rest/v1/garden%20plants" else { throw RESTError.undefinedTable(request.path) }
      if ["GET", "HEAD"].contains(request.method) {
        return try await TableReader(PlantRecord.remote).response(to: request, from: kept)
      }
      return try await TableWriter(PlantRecord.remote).response(
        to: request, by: .key, at: Timestamp(nanoseconds: 0), in: kept, rules: Self.rules)
    } catch {
      return RESTError(error).response
    }
  }

  func note(_ request: HTTPRequest, _ response: HTTPResponse, _ duration: Duration) {}

  private static let rules: TableWriter<PlantRecord>.Rules = { transaction in
    let source = StoreSource.transaction(transaction)
    return TableRules(
      create: { plant, _, _ in
        _ = try await source.changing { try await $0.insert(PlantRecord(plant)) }
        return plant
      },
      change: { id, _, change in
        guard var plant = try await transaction.first(of: PlantRecord.self, where: Table.id, is: .text(UUIDText.text(id)))?.item
        else { throw ValueError("It is gone.") }
        try change(&plant)
        let changed = plant
        _ = try await source.changing { try await $0.update(PlantRecord(changed)) }
        return changed
      },
      delete: { id, _, _ in try await transaction.delete(PlantRecord.self, id: UUIDText.text(id)) })
  }
}

extension HTTPServer {
  /// A new client's view of the plants.
  func store(note: @escaping @Sendable (String) -> Void = { _ in }) throws -> RESTStore {
    let address = try ServerAddress(parsing: "http://127.0.0.1:\(port)/garden")
    return RESTStore(RemoteServer(address, key: nil, tokens: nil), tables: [PlantRecord.remote], note: note)
  }
}

/// Runs `body` with a server of its own, which has no plants yet.
func withPlantServer(_ body: (HTTPServer) async throws -> Void) async throws {
  var options = HTTPServerOptions()
  options.port = 0
  options.threads = 1
  let server = try HTTPServer(options, handler: PlantServer())
  do {
    try await body(server)
  } catch {
    await server.stop(within: .seconds(1))
    throw error
  }
  await server.stop(within: .seconds(1))
}
