import HTTP
import HTTPClient
public import Storage

/// A server as this process asks it: one client with its connections, and who asks.
public final class RemoteServer: Sendable {
  public let address: ServerAddress
  /// Whom messages name.
  let host: String
  private let client: HTTPClient
  private let key: String?
  private let tokens: (any AccessTokens)?

  /// - Parameters:
  ///   - key: the public key of a project, or one that opens everything; sent with every request.
  ///   - tokens: of whoever is signed in; nil where nobody can be.
  ///   - certificateFile: certificates that are trusted besides the system's, in PEM form.
  public init(_ address: ServerAddress, key: String?, tokens: (any AccessTokens)?, certificateFile: String? = nil) {
    self.address = address
    self.key = key
    self.tokens = tokens
    var options = HTTPClientOptions()
    options.certificateFile = certificateFile
    client = HTTPClient(options: options)
    host = address.authority
  }

  /// Asks once more with a new token where the server does not know the one it got.
  ///
  /// - Parameter request: its path, percent-encoded, stands below the server's address.
  /// - Throws: `NetworkError`.
  func send(_ request: RemoteRequest) async throws -> HTTPResponse {
    let token = try await tokens?.current()
    do {
      return try await client.send(call(request, token))
    } catch let error as NetworkError where error.status == 401 {
      guard let token, let renewed = try await tokens?.renewed(after: token) else { throw error }
      return try await client.send(call(request, renewed))
    }
  }

  private func call(_ request: RemoteRequest, _ token: String?) -> HTTPCall {
    var call = HTTPCall(request.method, address.text + request.target, headers: request.headers, body: request.body)
    if let key { call.headers["apikey"] = key }
    // Without a session a project's key stands in for it.
    if let shown = token ?? key { call.headers["Authorization"] = "Bearer \(shown)" }
    if request.body != nil { call.headers["Content-Type"] = "application/json" }
    call.isIdempotent = request.isIdempotent
    call.acceptedStatuses = request.acceptedStatuses
    return call
  }
}
