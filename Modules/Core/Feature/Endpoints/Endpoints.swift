public import Container
public import Entities
public import HTTP
public import REST
public import Storage
public import Values

/// What features offer over HTTP, and which types each of it asks the container for.
public struct Endpoints: Sendable {
  /// In the order of the features.
  public private(set) var tables: [TableEndpoint] = []
  public private(set) var routes: [RouteEndpoint] = []
  /// nil when no feature knows who people are.
  public private(set) var identification: IdentificationEndpoint?

  /// Nothing yet.
  public init() {}

  /// Adds a table and the use cases that change it; the closure's parameters are what it needs.
  public mutating func add<Row: Record, each Need: Sendable>(
    _ table: RemoteTable<Row>, rules: @escaping @Sendable (repeat each Need) -> TableRules<Row.Model>
  ) {
    var needs: [Key] = []
    repeat needs.append(Key((each Need).self))
    let (reader, writer) = (TableReader(table), TableWriter(table))
    tables.append(
      TableEndpoint(
        remote: table, needs: needs, read: { try await reader.response(to: $0, from: $1) },
        write: { request, caller, time, store, container in
          try await writer.response(to: request, by: caller, at: time, in: store) { transaction in
            let container = try container(transaction)
            return rules(repeat try container.resolve((each Need).self))
          }
        }))
  }

  /// Adds everything at and below a path; the closure's parameters behind request and time are what it needs.
  public mutating func add<each Need: Sendable>(
    path: String, respond: @escaping @Sendable (HTTPRequest, Timestamp, repeat each Need) async -> HTTPResponse
  ) {
    var needs: [Key] = []
    repeat needs.append(Key((each Need).self))
    routes.append(
      RouteEndpoint(path: path, needs: needs) { request, time, container in
        await respond(request, time, repeat try container.resolve((each Need).self))
      })
  }

  /// States how a token becomes the person who shows it; it throws a `Failure` for one that is good for nothing.
  public mutating func identify<each Need: Sendable>(
    _ identify: @escaping @Sendable (String, Timestamp, repeat each Need) async throws -> Caller
  ) {
    var needs: [Key] = []
    repeat needs.append(Key((each Need).self))
    identification = IdentificationEndpoint(needs: needs) { token, time, container in
      try await identify(token, time, repeat try container.resolve((each Need).self))
    }
  }

  /// What all of it asks the container for.
  public var needs: [Key] { tables.flatMap(\.needs) + routes.flatMap(\.needs) + (identification?.needs ?? []) }
}
