import HTTPServer

/// Runs `body` against a server on a port of the system's choice, and stops it whatever happens.
func withServer<Result>(
  _ handler: EchoHandler = EchoHandler(), _ options: HTTPServerOptions = HTTPServerOptions(), threads: Int = 2,
  _ body: (HTTPServer) async throws -> Result
) async throws -> Result {
  var options = options
  options.port = 0
  options.threads = threads
  let server = try HTTPServer(options, handler: handler)
  do {
    let result = try await body(server)
    await server.stop(within: .seconds(2))
    return result
  } catch {
    await server.stop(within: .seconds(2))
    throw error
  }
}

let get = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"
