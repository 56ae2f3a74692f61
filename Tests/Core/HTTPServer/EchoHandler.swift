import HTTP
import HTTPServer
import Synchronization

/// Tells what it was asked, and remembers what it was told of.
final class EchoHandler: HTTPHandler {
  let notes = Mutex<[(request: HTTPRequest, status: Int)]>([])
  /// How many requests each batch had.
  let batches = Mutex<[Int]>([])
  private let respond: @Sendable (HTTPRequest) async -> HTTPResponse
  private let chosen: HTTPPlace
  private let path: String?

  /// - Parameter path: the only one that is worked on in the place; nil for all.
  init(
    _ chosen: HTTPPlace = .here, onPath path: String? = nil,
    _ respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse = EchoHandler.echo
  ) {
    self.chosen = chosen
    self.path = path
    self.respond = respond
  }

  func place(of request: HTTPRequest) -> HTTPPlace { path == nil || path == request.path ? chosen : .here }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    batches.withLock { if !$0.isEmpty { $0[$0.count - 1] += 1 } }
    return await respond(request)
  }

  func together(_ answer: () -> Void) {
    batches.withLock { $0.append(0) }
    answer()
  }

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
