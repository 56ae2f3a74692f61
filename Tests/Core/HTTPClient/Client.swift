import HTTP
import HTTPClient
import Testing

/// A client that neither waits nor goes through the proxy of the machine it is tested on.
func client(_ pacing: TestPacing = TestPacing(), _ change: (inout HTTPClientOptions) -> Void = { _ in }) -> HTTPClient {
  var options = HTTPClientOptions()
  options.deadline = .seconds(5)
  options.proxy = .none
  options.pacing = pacing.pacing()
  change(&options)
  return HTTPClient(options: options)
}

/// The error a call ends with.
func failure(of call: HTTPCall, by client: HTTPClient) async throws -> NetworkError {
  try #require(await #expect(throws: NetworkError.self) { try await client.send(call) })
}
