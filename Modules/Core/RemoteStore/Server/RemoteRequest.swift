import HTTP

/// What is asked of a server, but for who asks.
struct RemoteRequest: Sendable {
  var method = "GET"
  /// Path and query below the server's address, percent-encoded.
  var target: String
  var headers: HTTPHeaders = [:]
  /// JSON.
  var body: [UInt8]?
  /// Whether arriving twice does what arriving once does.
  var isIdempotent = false
  /// Statuses from 400 on that are answers.
  var acceptedStatuses: Set<Int> = []
}
