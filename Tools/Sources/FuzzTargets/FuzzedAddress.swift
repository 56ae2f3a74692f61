import Foundation
import HTTP
import HTTPClient
import HTTPServer
import Synchronization

/// A line as the address of a call, and one below it as the place its answer sends the call on to; nothing leaves this machine.
struct FuzzedAddress {
  /// Stands before all servers as a proxy, and sends everybody on.
  private final class Handler: HTTPHandler {
    let location = Mutex<String>("")

    func place(of request: HTTPRequest) -> HTTPPlace { .here }
    func response(to request: HTTPRequest) async -> HTTPResponse {
      HTTPResponse(302, headers: ["Location": location.withLock { $0 }])
    }
    func note(_ request: HTTPRequest, _ response: HTTPResponse, _ duration: Duration) {}
  }

  private struct Proxy {
    let handler = Handler()
    let server: HTTPServer
    let client: HTTPClient

    init() throws {
      var options = HTTPServerOptions()
      options.port = 0
      options.threads = 1
      server = try HTTPServer(options, handler: handler)
      var wishes = HTTPClientOptions()
      wishes.proxy = .at("http://127.0.0.1:\(server.port)")
      wishes.allowsPlainHTTP = true
      wishes.attempts = 1
      wishes.deadline = .milliseconds(900)
      client = HTTPClient(options: wishes)
    }
  }

  private static let proxy = try? Proxy()

  static func read(_ text: String) async {
    guard let proxy else { found("there is no proxy") }
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let location = lines.dropFirst().first.map { String(decoding: $0.utf8.filter { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self) }
    proxy.handler.location.withLock { $0 = location ?? "" }
    _ = try? await proxy.client.send(HTTPCall("GET", lines.first.map(String.init) ?? ""))
  }
}
