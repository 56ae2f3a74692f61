public import Container
import Entities
public import Feature
public import HTTP
import REST
import Storage
public import Values

/// What every feature offers over HTTP, on one store: who asks is found out first, then the feature answers.
public struct SharedStore: Sendable {
  private let endpoints: Endpoints
  private let tables: [String: TableEndpoint]
  private let store: any Store
  private let key: ServerKey?
  private let origins: CrossOrigin
  private let now: @Sendable () -> Timestamp
  /// For what lives as long as the server.
  private let container: Container
  /// A request that changes something gets a container of its own, in which repositories work in its transaction.
  private let registry: Registry
  private let openAPI: [UInt8]

  /// Throws the faults of the wiring.
  public init(
    _ endpoints: Endpoints, registry: Registry, version: String, key: ServerKey?, origins: Set<String> = [],
    now: @escaping @Sendable () -> Timestamp
  ) throws {
    self.endpoints = endpoints
    tables = Dictionary(endpoints.tables.map { ($0.description.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.registry = registry
    self.key = key
    self.origins = CrossOrigin(allowed: origins)
    self.now = now
    container = try registry.build(roots: endpoints.needs + [Key((any Store).self)])
    store = try container.resolve((any Store).self)
    openAPI = Array(OpenAPIDocument(tables: endpoints.tables.map(\.description), version: version).text.utf8)
  }

  /// Answers several requests one behind the other, which read one state of the store.
  func together(_ answer: () -> Void) { store.readingTogether(answer) }

  /// Never throws: what goes wrong is an answer too.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    var response: HTTPResponse
    do {
      response = try await answer(to: request)
    } catch {
      response = RESTError(error).response
    }
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Content-Type-Options"] = "nosniff"
    return origins.allowing(response, request)
  }

  /// Where tables are, as in a project of Supabase.
  private static let tables = "/rest/v1/"

  /// What a request is about.
  private enum Target {
    case health, description
    case route(RouteEndpoint)
    case table(TableEndpoint)
    case nothing(String)
  }

  private func target(of path: String) -> Target {
    if path == "/health" { return .health }
    if let route = endpoints.routes.first(where: { $0.covers(path) }) { return .route(route) }
    guard path.utf8.starts(with: Self.tables.utf8) else { return path == Self.tables.dropLast() ? .description : .nothing(path) }
    let name = Substring(path.utf8.dropFirst(Self.tables.utf8.count))
    if name.isEmpty { return .description }
    guard let name = PercentEncoding.decoded(name) else { return .nothing(path) }
    return tables[name].map { .table($0) } ?? .nothing(name)
  }

  private func answer(to request: HTTPRequest) async throws -> HTTPResponse {
    guard origins.lets(request) else {
      throw RESTError(
        403, "42501", "Pages of this origin may not ask.", hint: "Start the server with --allow-origin to let them.")
    }
    if request.method == "OPTIONS" { return CrossOrigin.preflight }
    let time = now()
    switch target(of: request.path) {
    case .health: return try await health(request)
    case .route(let route): return try await route.respond(request, time, container)
    case .description:
      _ = try await caller(of: request, at: time)
      guard ["GET", "HEAD"].contains(request.method) else { throw RESTError.method(request.method) }
      return HTTPResponse(200, headers: ["Content-Type": "application/openapi+json; charset=utf-8"], body: openAPI)
    case .table(let table):
      let caller = try await caller(of: request, at: time)
      return try await answer(to: request, by: caller, at: time, table)
    case .nothing(let name):
      _ = try await caller(of: request, at: time)
      throw RESTError.undefinedTable(name)
    }
  }

  private func answer(to request: HTTPRequest, by caller: Caller, at time: Timestamp, _ table: TableEndpoint) async throws
    -> HTTPResponse
  {
    if let profile = request.headers["Accept-Profile"] ?? request.headers["Content-Profile"], profile != "public" {
      throw RESTError(406, "PGRST106", "Invalid schema: \(profile)", hint: "Only the following schemas are exposed: public")
    }
    if request.method == "GET" || request.method == "HEAD" { return try await table.read(request, store) }
    return try await table.write(request, caller, time, store) { transaction in
      try registry.overriding(StoreSource.self) { .transaction(transaction) }.build(roots: table.needs)
    }
  }

  /// Whether the store can be read.
  private func health(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard ["GET", "HEAD"].contains(request.method) else { throw RESTError.method(request.method) }
    if let table = endpoints.tables.first { _ = try await table.read(HTTPRequest("GET", request.path, query: "limit=0"), store) }
    return .json(200, #"{"status":"ok"}"#)
  }

  /// Who shows a session or the key; throws for anybody else.
  private func caller(of request: HTTPRequest, at time: Timestamp) async throws -> Caller {
    let offered = request.headers["apikey"]
    let token = try Self.token(request.headers["Authorization"])
    if let key, offered.map(key.opens) ?? false || token.map(key.opens) ?? false { return .key }
    // Without a session, clients of Supabase send their public key as the token; it stands for nobody.
    guard let token, token != offered, let identification = endpoints.identification else { throw RESTError.anonymous }
    do {
      return try await identification.caller(token, time, container)
    } catch let failure as any Failure where failure.kind == .notFound || failure.kind == .notAllowed {
      throw RESTError.badToken(failure.message)
    }
  }

  private static func token(_ authorization: String?) throws(RESTError) -> String? {
    guard let authorization else { return nil }
    let parts = authorization.utf8.split(separator: 0x20, maxSplits: 1)
    guard parts.count == 2, Substring(parts[0]).lowercased() == "bearer" else {
      throw .badToken("Only bearer tokens are understood.")
    }
    return String(Substring(parts[1]))
  }
}
