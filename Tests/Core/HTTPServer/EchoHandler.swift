import HTTP
import HTTPServer
import Synchronization

/// Tells what it was asked, and remembers what it was told of.
final class EchoHandler: HTTPHandler {
  let notes = Mutex<[(request: HTTPRequest, status: Int)]>([])
  private let respond: @Sendable (HTTPRequest) async -> HTTPResponse
  private let choose: @Sendable (HTTPRequest) -> HTTPPlace

  init(
    place: @escaping @Sendable (HTTPRequest) -> HTTPPlace, _ respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    choose = place
    self.respond = respond
  }

  convenience init(_ respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse = EchoHandler.echo) {
    self.init(place: { _ in .here }, respond)
  }

  func place(of request: HTTPRequest) -> HTTPPlace { choose(request) }

  func response(to request: HTTPRequest) async -> HTTPResponse { await respond(request) }

  func note(_ request: HTTPRequest, _ response: HTTPResponse, _ duration: Duration) {
    notes.withLock { $0.append((request, response.status)) }
  }

  static let echo: @Sendable (HTTPRequest) async -> HTTPResponse = { request in
    var lines = ["\(request.method) \(request.path) \(request.query) \(request.client)"]
    lines += request.headers.fields.map { "\($0.name)=\($0.value)" }
    lines.append(String(decoding: request.body.prefix(100), as: UTF8.self) + " \(request.body.count)")
    return HTTPResponse(200, headers: ["Content-Type": "text/plain"], body: Array(lines.joined(separator: "\n").utf8))
  }
}
