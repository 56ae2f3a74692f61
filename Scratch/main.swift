import HTTP
import HTTPServer
struct Try: HTTPHandler {
  func place(of request: HTTPRequest) -> HTTPPlace { request.path == "/w" ? .writing : .here }
  func response(to request: HTTPRequest) async -> HTTPResponse { .json(200, "{\"id\":\"abcd\"}") }
  func note(_ request: HTTPRequest, _ response: HTTPResponse, _ duration: Duration) {}
}
var options = HTTPServerOptions()
options.port = UInt16(CommandLine.arguments[1])!
options.threads = Int(CommandLine.arguments[2])!
let server = try HTTPServer(options, handler: Try())
try await Task.sleep(for: .seconds(100000))
print(server.port)
