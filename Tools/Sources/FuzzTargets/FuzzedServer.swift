import Foundation
import HTTP
import HTTPServer

/// Bytes as everything one client sends to a server, which answers or ends the connection.
struct FuzzedServer {
  private struct Handler: HTTPHandler {
    func place(of request: HTTPRequest) -> HTTPPlace { request.method == "GET" ? .here : .writing }
    func response(to request: HTTPRequest) async -> HTTPResponse { .json(200, "{}") }
    func note(_ request: HTTPRequest, _ response: HTTPResponse, _ duration: Duration) {}
  }

  /// Opened once; all connections go to one server, as in the app.
  private static let server: HTTPServer? = {
    var options = HTTPServerOptions()
    options.port = 0
    options.threads = 1
    return try? HTTPServer(options, handler: Handler())
  }()

  static func read(_ bytes: [UInt8]) {
    guard let server else { found("the server does not start") }
    let connection = connect(to: server.port)
    defer { close(connection) }
    _ = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, noSignal) }
    shutdown(connection, sendingEnd)
    var buffer = [UInt8](repeating: 0, count: 4096)
    var answer: [UInt8] = []
    while case let count = recv(connection, &buffer, buffer.count, 0), count > 0 { answer += buffer[..<count] }
    if !answer.isEmpty, !answer.starts(with: Array("HTTP/1.1 ".utf8)) { found("an answer begins with something else") }
  }

  #if canImport(Darwin)
    private static let (kind, noSignal, sendingEnd) = (SOCK_STREAM, Int32(0), SHUT_WR)
  #else
    private static let (kind, noSignal, sendingEnd) = (Int32(SOCK_STREAM.rawValue), Int32(MSG_NOSIGNAL), Int32(SHUT_WR))
  #endif

  private static func connect(to port: UInt16) -> Int32 {
    let descriptor = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let code = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { found("the server takes no connections any more") }
    return descriptor
  }
}
