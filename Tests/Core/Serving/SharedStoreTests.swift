import Container
import Entities
import Feature
import Foundation
import HTTP
import Serving
import Storage
import TestSupport
import Testing
import Values

/// Who is answered what, whatever the features are.
@Suite struct SharedStoreTests {
  private struct Refused: Failure {
    let kind: FailureKind
    var message: String { "No." }
  }

  private static let user = RandomID.make()
  private static let key = "0123456789abcdef0123456789abcdef"

  /// A server of one route and of people whose tokens say what becomes of them.
  private func answer(_ request: HTTPRequest, knowsPeople: Bool = true) async throws -> HTTPResponse {
    try await withScratchFolder { folder in
      let file = folder.path("key")
      try folder.write("\(Self.key)\n".utf8, to: "key")
      var endpoints = Endpoints()
      endpoints.add(path: "/auth/v1") { (request: HTTPRequest, _: Timestamp) in .json(200, "\"\(request.path)\"") }
      if knowsPeople {
        endpoints.identify { (token: String, _: Timestamp) in
          switch token {
          case "ann": return .user(Self.user)
          case "over": throw Refused(kind: .notAllowed)
          case "busy": throw Refused(kind: .busy)
          default: throw Refused(kind: .notFound)
          }
        }
      }
      var registry = Registry()
      registry.register((any Store).self, scope: .shared) { MemoryStore() }
      registry.register(StoreSource.self) { (store: any Store) in .store(store) }
      let store = try SharedStore(
        endpoints, registry: registry, version: "1", key: try ServerKey(file: file), origins: ["https://example.org"],
        now: { Timestamp(nanoseconds: 0) })
      return await store.response(to: request)
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let headers: HTTPHeaders
    let status: Int
  }

  static let cases = [
    Case(testDescription: "nobody", path: "/rest/v1/", headers: [:], status: 401),
    Case(testDescription: "a public key", path: "/rest/v1/", headers: ["apikey": "x", "Authorization": "Bearer x"], status: 401),
    Case(testDescription: "a session", path: "/rest/v1/", headers: ["apikey": "x", "Authorization": "Bearer ann"], status: 200),
    Case(testDescription: "a session, in any case", path: "/rest/v1", headers: ["authorization": "bearer ann"], status: 200),
    Case(testDescription: "the key", path: "/rest/v1/", headers: ["apikey": key], status: 200),
    Case(testDescription: "the key as a token", path: "/rest/v1/", headers: ["Authorization": "Bearer \(key)"], status: 200),
    Case(testDescription: "most of the key", path: "/rest/v1/", headers: ["apikey": String(key.dropLast()) + "0"], status: 401),
    Case(testDescription: "a session that is over", path: "/rest/v1/", headers: ["Authorization": "Bearer over"], status: 401),
    Case(testDescription: "no session", path: "/rest/v1/", headers: ["Authorization": "Bearer bob"], status: 401),
    Case(testDescription: "a store that is busy", path: "/rest/v1/", headers: ["Authorization": "Bearer busy"], status: 503),
    Case(testDescription: "another scheme", path: "/rest/v1/", headers: ["Authorization": "Basic YTpi"], status: 401),
    Case(testDescription: "a table there is none of", path: "/rest/v1/cars", headers: ["apikey": key], status: 404),
    Case(testDescription: "the same, for nobody", path: "/rest/v1/cars", headers: [:], status: 401),
    Case(testDescription: "a path there is none of", path: "/etc/passwd", headers: ["apikey": key], status: 404),
    Case(testDescription: "what looks like a path of tables", path: "/rest/v1x", headers: ["apikey": key], status: 404),
    Case(testDescription: "no text", path: "/rest/v1/%ff", headers: ["apikey": key], status: 404),
    Case(testDescription: "health, for nobody", path: "/health", headers: [:], status: 200),
    Case(testDescription: "signing in, for nobody", path: "/auth/v1/token", headers: [:], status: 200),
    Case(testDescription: "what only begins like it", path: "/auth/v1x", headers: [:], status: 401),
  ]

  @Test(arguments: cases)
  func whoAsksIsFoundOutFirst(_ wanted: Case) async throws {
    #expect(try await answer(HTTPRequest("GET", wanted.path, headers: wanted.headers)).status == wanted.status)
  }

  @Test func whereNobodyKnowsPeopleTheKeyAloneOpens() async throws {
    #expect(
      try await answer(HTTPRequest("GET", "/rest/v1/", headers: ["Authorization": "Bearer ann"]), knowsPeople: false).status
        == 401)
    #expect(try await answer(HTTPRequest("GET", "/rest/v1/", headers: ["apikey": Self.key]), knowsPeople: false).status == 200)
  }

  @Test func onlyPagesOfNamedOriginsMayAsk() async throws {
    let (named, other) = ("https://example.org", "https://example.com")
    #expect(try await answer(HTTPRequest("OPTIONS", "/rest/v1/books", headers: ["Origin": named])).status == 204)
    // An account is changed by PUT, as the clients of Supabase do it.
    let preflight = try await answer(HTTPRequest("OPTIONS", "/auth/v1/user", headers: ["Origin": named]))
    #expect(preflight.headers["Access-Control-Allow-Methods"] == "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS")
    let response = try await answer(HTTPRequest("GET", "/health", headers: ["Origin": named]))
    #expect(response.status == 200 && response.headers["Access-Control-Allow-Origin"] == named)
    // What a page has to read of an answer, beside what browsers show anyway.
    let exposed = "Content-Range, ETag, Last-Position, Location, Preference-Applied, Retry-After"
    #expect(response.headers["Access-Control-Expose-Headers"] == exposed)
    for method in ["OPTIONS", "GET", "POST"] {
      for path in ["/health", "/auth/v1/signup", "/rest/v1/"] {
        let refused = try await answer(HTTPRequest(method, path, headers: ["Origin": other, "apikey": Self.key]))
        #expect(refused.status == 403 && refused.headers["Access-Control-Allow-Origin"] == nil)
      }
    }
    #expect(try await answer(HTTPRequest("GET", "/health")).headers["Access-Control-Allow-Origin"] == nil)
  }

  @Test func nothingIsKeptOnTheWay() async throws {
    #expect(try await answer(HTTPRequest("GET", "/health")).headers["Cache-Control"] == "no-store")
  }

  @Test func methodsThatChangeAreForTablesAlone() async throws {
    #expect(try await answer(HTTPRequest("DELETE", "/rest/v1/", headers: ["apikey": Self.key])).status == 405)
    #expect(try await answer(HTTPRequest("POST", "/health")).status == 405)
  }
}
